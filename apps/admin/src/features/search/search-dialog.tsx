import { Input, Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useMay } from '../../use-may.ts';
import { searchCopy as copy } from './search.copy.ts';
import type { Choice } from './search-kinds.ts';
import { choicesOf, whatIsSearched } from './search-kinds.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';
import layout from '../../components/layout.module.css';

const listId = 'search-results';
const optionId = (choice: Choice) => `search-${choice.key}`;

function show(choice: Choice | undefined) {
  if (choice) document.getElementById(optionId(choice))?.scrollIntoView({ block: 'nearest' });
}

/** Everything in the office by its words: one field, arrows and Enter. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const [{ typed, at }, setState] = useState({ typed: '', at: 0 });
  const navigate = useNavigate();
  const search = useSearch(typed);
  const { terms, isCurrent, groups, error, refetch } = search;
  const may = useMay();
  const choices = choicesOf(groups ?? [], terms, may('content.publish'));
  const current = choices[Math.min(at, choices.length - 1)];

  function open(choice: Choice) {
    onClose();
    void navigate(choice.to, { state: choice.state });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      const next = (Math.min(at, choices.length - 1) + step + choices.length) % choices.length;
      setState({ typed, at: next });
      show(choices[next]);
    }
    // What is shown may belong to the words before: Enter waits for its own.
    if (event.key === 'Enter' && current && isCurrent) open(current);
  }

  return (
    <Modal open afterOpenChange={focusFirstField} title={copy.title} footer={null} width={680} onCancel={onClose}>
      <SearchField
        typed={typed}
        hasChoices={choices.length > 0}
        current={current}
        onType={(text) => setState({ typed: text, at: 0 })}
        onKeyDown={onKeyDown}
      />
      {error ? (
        <LoadFailed className={layout.spaceAbove} title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className={`${layout.muted} ${layout.spaceBelow}`} role="status">
            {searchStatus(search, choices.length, whatIsSearched(may))}
          </p>
          <SearchResults id={listId} choices={choices} current={current} optionId={optionId} onOpen={open} />
        </>
      )}
    </Modal>
  );
}

interface SearchFieldProps {
  typed: string;
  hasChoices: boolean;
  /** The one that Enter opens. */
  current: Choice | undefined;
  onType(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

function SearchField({ typed, hasChoices, current, onType, onKeyDown }: SearchFieldProps) {
  return (
    <Input
      role="combobox"
      aria-label={copy.title}
      aria-expanded={hasChoices}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={current ? optionId(current) : undefined}
      autoComplete="off"
      maxLength={100}
      placeholder={copy.placeholder}
      prefix={<Icon name="search" />}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** What is searched, or what came of it. */
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
