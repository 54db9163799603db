import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useMay } from '../../use-may.ts';
import { searchCopy as copy } from './search.copy.ts';
import type { Choice } from './search-kinds.ts';
import { choicesOf, whatIsSearched } from './search-kinds.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';
import layout from '../../components/layout.module.css';

const optionId = (choice: Choice) => `search-${choice.key}`;

function show(choice: Choice | undefined) {
  if (choice) document.getElementById(optionId(choice))?.scrollIntoView({ block: 'nearest' });
}

interface SearchPanelProps {
  /** Id of the list, which the search field refers to. */
  listId: string;
  /** The search field (combobox), which keeps the focus. */
  field: HTMLInputElement | null;
  typed: string;
  /** Called with the id of the option that Enter opens. */
  onCurrent(id: string | undefined): void;
  onOpened(): void;
}

/** The results below the search field: all items of the office that contain the search terms. */
export default function SearchPanel({ listId, field, typed, onCurrent, onOpened }: SearchPanelProps) {
  const [chosen, setChosen] = useState({ typed, at: 0 });
  const navigate = useNavigate();
  const search = useSearch(typed);
  const { terms, isCurrent, groups, error, refetch } = search;
  const may = useMay();
  const choices = choicesOf(groups ?? [], terms, may('content.publish'));
  const at = Math.min(chosen.typed === typed ? chosen.at : 0, choices.length - 1);
  const current = choices[at];

  function open(choice: Choice) {
    onOpened();
    void navigate(choice.to, { state: choice.state });
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      const next = (at + step + choices.length) % choices.length;
      setChosen({ typed, at: next });
      show(choices[next]);
    }
    // The shown results may belong to the previous text: Enter works only when the results of the current text have arrived.
    if (event.key === 'Enter' && current && isCurrent) open(current);
  });
  useEffect(() => {
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [field]);

  const tellCurrent = useEffectEvent(onCurrent);
  const currentId = error || !current ? undefined : optionId(current);
  useEffect(() => {
    tellCurrent(currentId);
    return () => tellCurrent(undefined);
  }, [currentId]);

  if (error) return <LoadFailed title={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className={layout.muted} role="status">
        {searchStatus(search, choices.length, whatIsSearched(may))}
      </p>
      {choices.length > 0 ? (
        <SearchResults id={listId} choices={choices} current={current} optionId={optionId} onOpen={open} />
      ) : null}
    </>
  );
}

/** What is searched, or the number of results. */
function searchStatus(
  { terms, isAsked, isCurrent, groups }: ReturnType<typeof useSearch>,
  choices: number,
  searched: string,
): string {
  if (!isAsked) return searched;
  if (!isCurrent) return copy.searching;
  if (choices === 0) return copy.nothingFound({ terms });
  return copy.found({ count: groups?.reduce((sum, { total }) => sum + total, 0) ?? 0 });
}
