/**
 * Scrolls a conversation to what was said, or to the answer itself where that would fill the log, so that an answer is read from its
 * start. The page follows where the bar or the edge of the screen covers it.
 */
export function showAnswer(log: HTMLElement | null, said: Element | undefined, movesPage = true): void {
  if (!log || !said) return;
  const first = (said.clientHeight > log.clientHeight / 2 && said.nextElementSibling) || said;
  log.scrollTop += first.getBoundingClientRect().top - log.getBoundingClientRect().top - 12;
  // Missing in jsdom.
  if (movesPage) first.scrollIntoView?.({ block: 'nearest' });
}
