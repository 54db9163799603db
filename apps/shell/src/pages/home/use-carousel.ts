import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { createCarouselClock, positionAfter } from './carousel-clock.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pushes the strip on by one slide; the browser's own snapping does the rest. */
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

/** The carousel's movement: by itself unless the visitor wants stillness or few bytes, and never against a hand or a keyboard. */
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
    /** There is a script to answer the buttons. */
    isReady,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    step(step: 1 | -1) {
      stop();
      if (strip.current) push(strip.current, step);
    },
    stop,
    /** For focus that comes from the keyboard: a pointer's goes to what it presses, which may be Pause. */
    stopByKeyboard({ target, currentTarget, relatedTarget }: FocusEvent) {
      if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) stop();
    },
  };
}
