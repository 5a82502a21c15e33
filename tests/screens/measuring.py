"""Measures where texts, key caps, buttons and papers are while a screen is drawn, and lists what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

import pygame

from game.table.kit import furniture, lettering, materials
from game.table.kit.pen import Canvas
from game.table.kit.surface_cache import surface_cache
from tests.screens.watching import SHARED, Watch, look, on_whole, watching

OPAQUE = 110
"""The alpha from which a pixel of a letter counts as ink."""
NARROWEST = 0.6
"""The smallest readable share of a text's true width."""
APART = 2
"""Pixels between a key cap and any text."""


@dataclass(frozen=True)
class Letters:
    """The picture of a text, and its upper left corner on its canvas."""

    image: pygame.Surface
    corner: tuple[int, int]

    def touches(self, other: Letters) -> bool:
        """Return whether ink of both is in the same or in adjacent pixels, one above the other."""
        mine, others = (pygame.mask.from_surface(one.image, OPAQUE) for one in (self, other))
        x, y = other.corner[0] - self.corner[0], other.corner[1] - self.corner[1]
        return any(mine.overlap(others, (x, y + shift)) for shift in (-1, 0, 1))


@dataclass(frozen=True)
class Part:
    """A text, a key cap, a button or a paper that was drawn."""

    words: str
    rect: pygame.Rect
    """The ink of a text, or the whole rectangle of another part, in pixels of its canvas."""
    seen: Callable[[], bool]
    """Whether it still looks as it was drawn."""
    kind: str = "plain"
    """Whether a button is "main" (brass), "plain" or "off"; of a key cap, what its button is."""
    letters: Letters | None = None
    """The letters of a text, unless a halo sets them off from others."""


@dataclass
class Canvases:
    """What was drawn on one canvas, in this order."""

    texts: list[Part] = field(default_factory=list)
    caps: list[Part] = field(default_factory=list)
    buttons: list[Part] = field(default_factory=list)
    grounds: list[Part] = field(default_factory=list)


class Measures:
    """The parts of a screen and its flaws, each a sentence that begins with its kind."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.window = watch.window
        self.found: list[str] = []
        self._canvases: dict[pygame.Surface, Canvases] = {}

    def _on(self, surface: pygame.Surface) -> Canvases:
        return self._canvases.setdefault(surface, Canvases())

    def _note(self, kind: str, *words: str) -> None:
        told = f"{kind}: {' / '.join(words)}"
        if told not in self.found:
            self.found.append(told)

    def ground(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A panel or a paper has been drawn."""
        if not isinstance(surface, pygame.Surface):
            return
        whole, rect, _ = on_whole(surface, rect)
        self._on(whole).grounds.append(Part("", rect, lambda: True))

    def button(self, surface: pygame.Surface, rect: pygame.Rect, label: str, kind: str) -> None:
        """A button's face has been drawn."""
        whole, rect, clip = on_whole(surface, rect)
        rim = pygame.Rect(rect.x, rect.y + rect.h // 4, 3, rect.h // 2).clip(clip)
        if rim.w and rim.h:
            looked = look(whole, rim)
            one = Part(label, rect, lambda: look(whole, rim) == looked, kind)
            on = self._on(whole)
            on.buttons = [other for other in on.buttons if other.rect != rect]
            on.caps = [cap for cap in on.caps if not rect.contains(cap.rect)]
            on.buttons.append(one)

    def cap(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """A key cap is about to be drawn."""
        whole, rect, _ = on_whole(surface, rect)
        on, around = self._on(whole), rect.inflate(2 * APART, 2 * APART)
        for text in on.texts:
            if around.colliderect(text.rect) and text.seen():
                self._note("cap over text", key, text.words)
        for cap in on.caps:
            if cap.rect.colliderect(rect) and cap.rect != rect and cap.seen():
                self._note("cap over cap", cap.words, key)
        for button in reversed(on.buttons):
            if button.rect.colliderect(rect) and button.seen():
                if not button.rect.contains(rect):
                    self._note("cap leaves its button", key, button.words)
                break

    def after_cap(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """A key cap has been drawn."""
        whole, rect, clip = on_whole(surface, rect)
        edge = pygame.Rect(rect.x, rect.y + rect.h // 4, 2, rect.h // 2).clip(clip)
        if edge.w and edge.h:
            looked = look(whole, edge)
            under = [one.kind for one in self._on(whole).buttons if one.rect.colliderect(rect)]
            kind = under[-1] if under else "plain"
            self._on(whole).caps.append(Part(key, rect, lambda: look(whole, edge) == looked, kind))

    def before_text(self, surface: Canvas, words: str, ink: pygame.Rect, letters: Letters | None) -> None:
        """A text is about to be drawn; `ink` is the bounding box of its letters."""
        if not isinstance(surface, pygame.Surface) or not words.strip():
            return
        letters = _moved(letters, surface)
        haloed = letters is None
        whole, ink, clip = on_whole(surface, ink)
        shown = ink.clip(clip)
        if not shown.w or not shown.h:
            return
        on = self._on(whole)
        if not clip.contains(ink) and not haloed:
            self._note("clipped", words)
        for text in on.texts if letters is not None else ():
            near = text.letters is not None and _near(text.rect, shown)
            if near and text.words != words and text.letters.touches(letters) and text.seen():
                self._note("touching", text.words, words)
        for cap in on.caps:
            own = cap.words == words and cap.rect.collidepoint(ink.center)
            if own and not cap.rect.contains(ink):
                self._note("key leaves its cap", words)
            if not own and cap.rect.inflate(2 * APART, 2 * APART).colliderect(ink) and cap.seen():
                self._note("text over cap", cap.words, words)
        for button in on.buttons:
            if button.rect.colliderect(ink) and not button.rect.contains(ink) and button.seen():
                self._note("text leaves button", button.words, words)
        ground = next((one for one in reversed(on.grounds) if one.rect.collidepoint(ink.center)), None)
        if ground is not None and not ground.rect.contains(ink) and not haloed:
            self._note("leaves its paper", words)

    def text(self, surface: Canvas, words: str, ink: pygame.Rect, letters: Letters | None) -> None:
        """A text has been drawn."""
        if not isinstance(surface, pygame.Surface) or not words.strip():
            return
        letters = _moved(letters, surface)
        whole, ink, clip = on_whole(surface, ink)
        shown = ink.clip(clip)
        if shown.w and shown.h:
            looked = look(whole, shown)
            self._on(whole).texts.append(
                Part(words, shown, lambda: look(whole, shown) == looked, letters=letters)
            )

    def narrowed(self, words: str, share: float) -> None:
        """A text has been condensed to a share of its width."""
        if share < NARROWEST:
            self._note("condensed", words, f"{share:.2f}")

    def flaws(self) -> list[str]:
        """Return everything that is wrong, once the screen is drawn."""
        on = self._on(self.window)
        # Of buttons that can't be pressed, only one that is for Enter would seem to be for the key.
        caps = Counter(
            cap.words for cap in on.caps if (cap.kind != "off" or cap.words == "enter") and cap.seen()
        )
        for key, times in caps.items():
            if times > 1:
                self._note("key on several caps", key)
        shown = [one for one in on.buttons if one.seen()]
        for i, one in enumerate(shown):
            for other in shown[i + 1 :]:
                if min(one.rect.clip(other.rect).size) > SHARED:
                    self._note("button over button", one.words, other.words)
        named = [one for one in shown if one.words and one.kind != "off"]
        for label, times in Counter(one.words for one in named).items():
            # A choice that is made and the button that confirms it are both of brass.
            if times > 1 and any(one.kind == "plain" for one in named if one.words == label):
                self._note("same label", label)
        return [
            *self.found,
            *(f"shortened: {words}" for words in self.watch.cut),
            *(f"outside the window: {words}" for words in self.watch.outside),
            *(f"overlapping: {' / '.join(pair)}" for pair in self.watch.overlapping),
        ]


def _near(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Return whether two texts have at most a pixel between them."""
    return one.inflate(2 * SHARED, 2 * SHARED).colliderect(other)


def _moved(letters: Letters | None, surface: pygame.Surface) -> Letters | None:
    """Return letters on a part of a surface as they are on the whole."""
    if letters is None:
        return None
    x, y = surface.get_abs_offset()
    return Letters(letters.image, (letters.corner[0] + x, letters.corner[1] + y))


@contextmanager
def measuring(window: pygame.Surface) -> Iterator[Measures]:
    """Measure everything that is drawn for a while."""
    surface_cache.clear()
    lay, narrow = lettering._lay, lettering._narrow_line
    lay_button, lay_cap, lay_ground = furniture._lay_button, furniture._lay_cap, materials._lay_ground
    with watching(window) as watch, ExitStack() as patches:
        measures = Measures(watch)
        lay = lettering._lay

        def text(
            surface: Canvas, words: str, image: pygame.Surface, corner: tuple[int, int], place: pygame.Rect
        ) -> None:
            ink = image.get_bounding_rect(min_alpha=OPAQUE).move(corner)
            reach = place.left - corner[0]
            ink = ink.inflate(-2 * reach, -2 * reach)
            letters = None if reach else Letters(image, corner)
            measures.before_text(surface, words, ink, letters)
            lay(surface, words, image, corner, place)
            measures.text(surface, words, ink, letters)

        def narrowed(face: str, size: int, words: str, colour: object, width: int) -> pygame.Surface:
            measures.narrowed(words, width / lettering._line_width(face, size, words, 0.0))
            return narrow(face, size, words, colour, width)

        def button(
            surface: pygame.Surface, face: pygame.Surface, rect: pygame.Rect, label: str, kind: str
        ) -> None:
            lay_button(surface, face, rect, label, kind)
            measures.button(surface, rect, label, kind)

        def cap(surface: pygame.Surface, image: pygame.Surface, rect: pygame.Rect, key: str) -> None:
            measures.cap(surface, rect, key)
            lay_cap(surface, image, rect, key)
            measures.after_cap(surface, rect, key)

        def ground(surface: pygame.Surface, image: pygame.Surface, rect: pygame.Rect) -> None:
            lay_ground(surface, image, rect)
            measures.ground(surface, rect)

        for module, name, watched in (
            (lettering, "_lay", text),
            (lettering, "_narrow_line", narrowed),
            (furniture, "_lay_button", button),
            (furniture, "_lay_cap", cap),
            (materials, "_lay_ground", ground),
        ):
            patches.enter_context(patch.object(module, name, watched))
        yield measures
