/**
 * Scrolls a conversation to the message `said`. If that message is higher than half of the log, scrolls to the answer after it, so that
 * an answer is read from its start.
 * @param movesPage also scroll the page if the bar or the edge of the screen covers the message
 */
export function showAnswer(log: HTMLElement | null, said: Element | undefined, movesPage = true): void {
  if (!log || !said) return;
  const first = (said.clientHeight > log.clientHeight / 2 && said.nextElementSibling) || said;
  log.scrollTop += first.getBoundingClientRect().top - log.getBoundingClientRect().top - 12;
  // jsdom has no `scrollIntoView`.
  if (movesPage) first.scrollIntoView?.({ block: 'nearest' });
}
