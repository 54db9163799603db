import { Input, Modal } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { Icon } from '../../components/icon.tsx';
import { choicesOf } from './search.copy.ts';
import type { Choice } from './search.copy.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

const listId = 'search-results';
const optionId = (choice: Choice) => `search-${choice.key}`;

/** Everything in the office by its words: one field, arrows and Enter. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const { terms, isAsked, isCurrent, groups, error, refetch } = useSearch(typed);
  const choices = choicesOf(groups ?? [], terms);
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
      setAt(next);
      const choice = choices[next];
      if (choice) document.getElementById(optionId(choice))?.scrollIntoView({ block: 'nearest' });
    }
    // What is shown may belong to the words before: Enter waits for its own.
    if (event.key === 'Enter' && current && isCurrent) open(current);
  }

  return (
    <Modal
      open
      afterOpenChange={focusFirstField}
      title="Search everything"
      footer={null}
      width={680}
      onCancel={onClose}
    >
      <Input
        role="combobox"
        aria-label="Search everything"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current ? optionId(current) : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder="A name, a title, words of a message…"
        prefix={<Icon name="search" />}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {error ? (
        <LoadFailed
          className={styles.failed}
          title="The search did not work"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className={styles.state} role="status">
            {!isAsked
              ? 'Sermons, events, ministries, announcements, testimonies, albums, families, messages, prayers, subscribers and registrations.'
              : !isCurrent
                ? 'Searching…'
                : choices.length === 0
                  ? `Nothing has the words '${terms}'.`
                  : found(groups?.reduce((sum, { total }) => sum + total, 0) ?? 0)}
          </p>
          <SearchResults id={listId} choices={choices} current={current} optionId={optionId} onOpen={open} />
        </>
      )}
    </Modal>
  );
}

const found = (total: number) => (total === 1 ? '1 found' : `${total.toLocaleString('en-GB')} found`);
