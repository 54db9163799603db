import { createCarouselClock, positionAfter } from './carousel-clock.ts';

/** Names of the carousel's buttons, which are hidden until they work. */
export const carouselButtons = ['pause', 'play', 'previous', 'next'] as const;
export type CarouselButton = (typeof carouselButtons)[number];

/** Scrolls by one slide; the browser snaps to it. */
function push(strip: HTMLElement, step: 1 | -1, behavior: ScrollBehavior) {
  const slides = [...strip.children] as HTMLElement[];
  const [first, second] = slides;
  if (!first || !second) return;
  const pace = second.offsetLeft - first.offsetLeft;
  const position = positionAfter(
    step,
    Math.round(strip.scrollLeft / pace),
    Math.round((strip.clientWidth + pace - first.offsetWidth) / pace),
    slides.length,
  );
  strip.scrollTo({ left: position * pace, behavior });
}

/** Loads all drawings that are not loaded yet, so that none appears later than its slide. */
function fetchDrawings(strip: HTMLElement) {
  for (const place of strip.querySelectorAll<HTMLElement>('[data-waits]:not([hidden])')) {
    const image = place.nextElementSibling?.querySelector('img');
    if (!image) continue;
    image.onload = image.onerror = () => (place.hidden = true);
    image.loading = 'eager';
  }
}

/**
 * Makes the carousel of a section move; starts only once, with or without the application, whichever is loaded first.
 * The carousel moves automatically while it is on the screen, unless the visitor prefers reduced motion, saves data,
 * touches it or focuses it by keyboard.
 */
export function startCarousel(section: HTMLElement, savesData: boolean): void {
  const strip = section.querySelector('ul');
  if (!strip || 'running' in section.dataset) return;
  section.dataset.running = '';
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const buttons = Object.fromEntries(
    carouselButtons.map((name) => [name, section.querySelector<HTMLElement>(`[data-carousel=${name}]`)]),
  ) as Record<CarouselButton, HTMLElement>;
  const turn = (step: 1 | -1) => push(strip, step, isStill ? 'instant' : 'smooth');
  const clock = createCarouselClock(() => (strip.isConnected ? turn(1) : end()));
  const play = (isPlaying: boolean) => {
    const [shown, other] = isPlaying ? [buttons.pause, buttons.play] : [buttons.play, buttons.pause];
    shown.hidden = false;
    // The focus moves to the other button before this one is hidden.
    if (document.activeElement === other) shown.focus();
    other.hidden = true;
    clock.want(isPlaying);
  };
  let isInView = false;
  const look = () => clock.hide(document.hidden || !isInView);
  const observer = new IntersectionObserver((entries) => {
    // A busy device reports several changes at once, the newest last.
    isInView = entries.at(-1)?.isIntersecting === true;
    if (isInView) fetchDrawings(strip);
    look();
  });
  const end = () => {
    clock.want(false);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };

  const stepBy = (step: 1 | -1) => () => {
    play(false);
    turn(step);
  };
  buttons.previous.hidden = buttons.next.hidden = false;
  buttons.pause.onclick = () => play(false);
  buttons.play.onclick = () => play(true);
  buttons.previous.onclick = stepBy(-1);
  buttons.next.onclick = stepBy(1);
  strip.onpointerdown = () => play(false);
  section.addEventListener('focusin', ({ target, relatedTarget }) => {
    // Only for the keyboard; a click also moves the focus, perhaps to Pause.
    if ((target as Element).matches(':focus-visible') && !section.contains(relatedTarget as Node | null)) play(false);
  });
  document.addEventListener('visibilitychange', look);
  observer.observe(strip);
  look();
  play(!savesData && !isStill);
}
