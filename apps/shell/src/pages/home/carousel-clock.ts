/** HOME-15: milliseconds for each slide. */
const slideTime = 4_000;

/** Calls `turn` every four seconds while it is started and the tab is visible. */
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
 * The first visible slide after one step; wraps around at both ends (HOME-16).
 * @param perView number of visible slides
 */
export function positionAfter(step: 1 | -1, position: number, perView: number, count: number): number {
  const last = Math.max(0, count - perView);
  if (step === 1) return position >= last ? 0 : position + 1;
  return position <= 0 ? last : position - 1;
}
