import type { FormEvent, MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The id of the ministry whose whole description is shown. */
export const readIdOf = (search: URLSearchParams): string | null =>
  /^\d{1,9}$/.exec(search.get('ministry') ?? '')?.[0] ?? null;

/** Whether the address shows the questions. */
export const isAsking = (search: URLSearchParams): boolean =>
  search.get('view') === 'match' || search.get('tab') === 'matcher';

export type Tab = 'assistant' | 'matcher';

/**
 * The state of the page, stored in the address so that links and forms work without a script. With a script, the page
 * neither scrolls nor reloads.
 */
export function usePageView() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isMatching = search.get('view') === 'match';
  // MIN-19
  const tab: Tab = search.get('tab') === 'matcher' ? 'matcher' : 'assistant';

  function show(
    event: FormEvent | MouseEvent,
    changes: { view?: 'match' | null; tab?: Tab | null; ministry?: string },
  ) {
    // A link opened in a new tab or window is left to the browser.
    if ('metaKey' in event && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  }
  return { isMatching, tab, show, readId: readIdOf(search) };
}
