import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createCarouselClock, positionAfter } from './carousel-clock.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls by one slide; the browser snaps to it. */
function push(strip: HTMLElement, step: 1 | -1) {
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
  strip.scrollTo({ left: position * pace, behavior: prefersStillness() ? 'instant' : 'smooth' });
}

/** Moves the carousel automatically, unless the visitor prefers reduced motion, saves data, touches it or focuses it by keyboard. */
export function useCarousel(saveData: boolean) {
  const strip = useRef<HTMLUListElement>(null);
  const clock = useRef<ReturnType<typeof createCarouselClock>>(null);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const made = createCarouselClock(() => strip.current && push(strip.current, 1));
    const watch = () => made.hide(document.hidden);
    clock.current = made;
    watch();
    document.addEventListener('visibilitychange', watch);
    setReady(true);
    setPlaying(!saveData && !prefersStillness());
    return () => {
      document.removeEventListener('visibilitychange', watch);
      made.want(false);
    };
  }, [saveData]);
  useEffect(() => clock.current?.want(isPlaying), [isPlaying]);

  const stop = () => setPlaying(false);
  return {
    strip,
    /** The buttons work. */
    isReady,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    step(step: 1 | -1) {
      stop();
      if (strip.current) push(strip.current, step);
    },
    stop,
    /** For focus by keyboard; a click also moves the focus, perhaps to Pause. */
    stopByKeyboard({ target, currentTarget, relatedTarget }: FocusEvent) {
      if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) stop();
    },
  };
}
