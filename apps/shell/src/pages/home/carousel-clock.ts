/** Milliseconds that a slide stays (HOME-15). */
const slideTime = 4_000;

/** Calls `turn` every four seconds while it is wanted and can be seen. */
export function createCarouselClock(turn: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isWanted = false;
  let isHidden = false;
  const settle = () => {
    clearInterval(timer);
    timer = isWanted && !isHidden ? setInterval(turn, slideTime) : undefined;
  };
  return {
    want(wanted: boolean) {
      isWanted = wanted;
      settle();
    },
    hide(hidden: boolean) {
      isHidden = hidden;
      settle();
    },
  };
}

/**
 * The slide at the left edge after one step; past either end the row begins anew (HOME-16).
 * @param perView slides that are seen together
 */
export function positionAfter(step: 1 | -1, position: number, perView: number, count: number): number {
  const last = Math.max(0, count - perView);
  if (step === 1) return position >= last ? 0 : position + 1;
  return position <= 0 ? last : position - 1;
}
