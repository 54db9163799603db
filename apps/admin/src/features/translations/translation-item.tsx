import { Button, Input } from 'antd';
import { type KeyboardEvent, memo, useId } from 'react';
import type { TranslationResponse } from '@ministry/api-client';
import { languages, type TranslationLanguage } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { Difference } from '../../content/versions/difference.tsx';
import { stateCopy } from '../../translations/translation-copy.ts';
import { wordingOf } from '../../translations/translation-reads.ts';
import { fieldName } from './field-name.ts';
import { translationsCopy as copy } from './translations.copy.ts';
import { keyOf, type ReplacedText, seen, type UnsavedText } from './unsaved-texts.ts';
import { useRow } from './use-row.ts';
import { variablesIn, withVariable } from './variables.ts';
import layout from '../../components/layout.module.css';
import styles from './translations-page.module.css';

interface TranslationItemProps {
  language: TranslationLanguage;
  row: TranslationResponse;
  unsaved: UnsavedText | undefined;
  onType(row: TranslationResponse, text: string, over: ReplacedText): void;
  onDrop(key: string): void;
  onSaved(saved: TranslationResponse): void;
  onBehind(): void;
}

/** 'form.save' for a text of the interface, 'Title' for a field of an item. */
const labelOf = ({ kind, field }: TranslationResponse): string => (kind === 'interface' ? field : fieldName(field));

/** One text: the original, its translation, and the state. */
export const TranslationItem = memo(function TranslationItem(props: TranslationItemProps) {
  const { language, row, unsaved, onType, onDrop } = props;
  const text = unsaved?.text ?? wordingOf(row);
  const id = useId();
  const { isSaving, failure, clearFailure, save } = useRow({ ...props, text });
  const type = (next: string) => {
    clearFailure();
    onType(row, next, unsaved ?? seen(row));
  };
  function discard() {
    clearFailure();
    onDrop(keyOf(row));
  }

  function saveByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('textarea');
    if (unsaved || event.shiftKey) void save(event.shiftKey && text.trim() !== '');
    next?.focus();
  }

  return (
    <li className={`${layout.tilesWide} ${layout.padded}`} aria-labelledby={`${id}-name`}>
      <Name id={`${id}-name`} row={row} />
      <Original row={row} unsaved={unsaved} />
      <div className={layout.stackTight}>
        <Current language={language} row={row} unsaved={unsaved} />
        <Input.TextArea
          id={id}
          lang={language}
          aria-label={`${languages[language]}: ${row.where}, ${labelOf(row)}`}
          aria-describedby={`${id}-state ${id}-error`}
          {...(failure ? { 'aria-invalid': true, status: 'error' as const } : {})}
          value={text}
          autoSize={{ minRows: 1, maxRows: 24 }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={saveByKey}
        />
        <p id={`${id}-error`} role="alert" className={layout.error}>
          {failure}
        </p>
        <Variables id={id} row={row} text={text} onType={type} />
        <div className={layout.between}>
          <State id={`${id}-state`} row={row} note={isSaving ? copy.saving : unsaved ? copy.notSaved : noteOf(row)} />
          <Buttons
            {...{ row, text, isSaving }}
            isChanged={unsaved !== undefined}
            onSave={(isChecked) => void save(isChecked)}
            onDeleteDraft={() => void save(false, '')}
            onDiscard={discard}
          />
        </div>
      </div>
    </li>
  );
});

const Name = ({ id, row }: { id: string; row: TranslationResponse }) => (
  <p id={id} className={`${layout.muted} ${layout.small} ${layout.full}`}>
    <strong>{row.where}</strong> {row.kind === 'interface' ? <code>{row.field}</code> : fieldName(row.field)}
  </p>
);

const State = ({ id, row: { state }, note }: { id: string; row: TranslationResponse; note: string }) => (
  <span id={id} className={`${layout.row} ${layout.muted} ${styles.state}`}>
    <Badge tone={stateCopy[state].tone}>{stateCopy[state].label}</Badge>
    <small>{note}</small>
  </span>
);

/** Who checked the translation and when; otherwise an explanation of its state. */
const noteOf = (row: TranslationResponse): string =>
  row.state === 'checked' ? checkOf(row) : stateCopy[row.state].note;

/** 'By grace, Fri 27 Nov 2026, 9:41 PM' */
function checkOf({ checkedBy, checkedAt }: TranslationResponse): string {
  return [checkedBy ? copy.checkedBy({ username: checkedBy }) : '', checkedAt ? formatDateTime(checkedAt) : '']
    .filter(Boolean)
    .join(', ');
}

/** The original; if it was changed since, with the changes marked. */
function Original({ row, unsaved }: { row: TranslationResponse; unsaved: UnsavedText | undefined }) {
  const before =
    unsaved && unsaved.source !== row.source
      ? unsaved.source
      : row.state === 'outdated' && row.previousSource !== undefined
        ? row.previousSource
        : null;
  return (
    <div className={layout.prose} lang="en">
      {before === null ? (
        <p>{row.source}</p>
      ) : (
        <>
          <p className={`${layout.error} ${layout.small}`}>{copy.originalChanged}</p>
          <Difference before={before} after={row.source} />
        </>
      )}
    </div>
  );
}

/** The checked translation while a new wording waits, and a wording that somebody else has saved since typing started. */
function Current({ language, row, unsaved }: Pick<TranslationItemProps, 'language' | 'row' | 'unsaved'>) {
  return (
    <>
      {row.state === 'reworded' ? (
        <div className={layout.prose}>
          <p className={`${layout.muted} ${layout.small}`}>
            {copy.stillRead} {checkOf(row)}
          </p>
          <p lang={language}>{row.text}</p>
        </div>
      ) : null}
      {unsaved && unsaved.replaces !== wordingOf(row) ? (
        <div className={layout.prose} lang={language}>
          <p className={`${layout.error} ${layout.small}`} lang="en">
            {copy.translationChanged}
          </p>
          <Difference before={unsaved.replaces} after={wordingOf(row)} />
        </div>
      ) : null}
    </>
  );
}

interface VariablesProps {
  /** Id of the text field. */
  id: string;
  row: TranslationResponse;
  text: string;
  onType(text: string): void;
}

/** The variables of a message as buttons that insert them at the caret. */
function Variables({ id, row, text, onType }: VariablesProps) {
  const names = variablesIn(row);
  if (names.length === 0) return null;
  function insert(name: string) {
    const field = document.getElementById(id) as HTMLTextAreaElement;
    const { text: next, caret } = withVariable(text, name, [field.selectionStart, field.selectionEnd]);
    onType(next);
    field.focus();
    // Runs after React has written the new text into the field.
    requestAnimationFrame(() => field.setSelectionRange(caret, caret));
  }
  return (
    <div className={layout.row} role="group" aria-label={copy.variables}>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => insert(name)}>
          {`{${name}}`}
        </Button>
      ))}
    </div>
  );
}

interface ButtonsProps {
  row: TranslationResponse;
  text: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave(isChecked: boolean): void;
  onDeleteDraft(): void;
  onDiscard(): void;
}

function Buttons({ row, text, isChanged, isSaving, onSave, onDeleteDraft, onDiscard }: ButtonsProps) {
  const isEmpty = text.trim() === '';
  const isChecked = row.state === 'checked' && !isChanged;
  return (
    <span className={layout.row}>
      {isChanged ? (
        <>
          <Button size="small" type="text" disabled={isSaving} onClick={onDiscard}>
            {common.discard}
          </Button>
          <Button size="small" disabled={isSaving} title={common.ctrlEnter} onClick={() => onSave(false)}>
            {isEmpty ? (row.state === 'reworded' ? copy.deleteDraft : common.delete) : common.save}
          </Button>
        </>
      ) : row.state === 'reworded' ? (
        <Button size="small" type="text" disabled={isSaving} onClick={onDeleteDraft}>
          {copy.deleteDraft}
        </Button>
      ) : null}
      {isChecked ? (
        <Button size="small" type="text" disabled={isSaving} onClick={() => onSave(false)}>
          {copy.uncheck}
        </Button>
      ) : isEmpty ? null : (
        <Button
          size="small"
          {...(isChanged ? { type: 'primary' as const } : {})}
          disabled={isSaving}
          title={copy.checkedKeys}
          onClick={() => onSave(true)}
        >
          {isChanged ? copy.saveChecked : copy.markChecked}
        </Button>
      )}
    </span>
  );
}
