#!/bin/sh
# Installs Parlor Car from this folder for one user, without asking for a password: sh desktop/install.sh
# It needs xdg-utils. "sh desktop/install.sh remove" removes everything except saved games.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
id=io.github.parlorcar.ParlorCar
bin=${XDG_BIN_HOME:-$HOME/.local/bin}
data=${XDG_DATA_HOME:-$HOME/.local/share}
for tool in xdg-desktop-menu xdg-mime; do
    if ! command -v "$tool" >/dev/null; then
        echo "desktop/install.sh: $tool is missing, so nothing was changed. Install the package xdg-utils and try again." >&2
        exit 2
    fi
done

if [ "${1:-}" = remove ]; then
    xdg-desktop-menu uninstall --mode user --novendor "$here/$id.desktop"
    xdg-mime uninstall --mode user "$here/$id.xml"
    for size in 16 24 32 48 64 128 256 512; do
        rm -f "$data/icons/hicolor/${size}x$size/apps/$id.png"
    done
    rm -f "$bin/parlorcar"
    echo "Parlor Car is removed. Saved games stay in $data/parlorcar."
    exit
fi

mkdir -p "$bin" "$data/icons" "$data/applications"
cp "$here/../parlorcar" "$bin/parlorcar.new"
chmod 755 "$bin/parlorcar.new"
mv "$bin/parlorcar.new" "$bin/parlorcar"
cp -R "$here/hicolor" "$data/icons/"
xdg-mime install --mode user --novendor "$here/$id.xml"
# The menu may not find programs in $bin, which isn't on the PATH everywhere.
menu=$(mktemp -d)
trap 'rm -rf "$menu"' EXIT
case $bin in
*[\"\$\`\\%]*) cp "$here/$id.desktop" "$menu/" ;; # These have a meaning in Exec.
*)
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s/parlorcar" %%f\n' "$bin" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/$id.desktop" >"$menu/$id.desktop"
    ;;
esac
xdg-desktop-menu install --mode user --novendor "$menu/$id.desktop"
echo "Parlor Car is installed in $bin. Start it from the menu of your desktop."
