import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import { contentCopy as copy } from './content.copy.ts';
import type { FieldFrame } from './field-frame.ts';
import { normaliseTags } from './normalise.ts';
import layout from '../components/layout.module.css';
import styles from './content-editor.module.css';

interface TagsFieldProps {
  frame: FieldFrame;
  value: string[];
  most: number;
  maxLength: number;
  /** Tags that can be added with one click; others can be typed. */
  offered: readonly string[];
  /** Tags that were used before, offered while typing. */
  suggestions: readonly string[];
  onChange(value: string[]): void;
}

/** Tags of an item. Enter or a comma adds one; Backspace in the empty field removes the last one. */
export function TagsField({ frame, value, most, maxLength, offered, suggestions, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const list = useId();

  function take(text: string) {
    onChange(normaliseTags([...value, ...text.split(',')]).slice(0, most));
    setTyped('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      take(typed);
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(value.slice(0, -1));
    }
  }

  const further = value.length >= most ? [] : offered.filter((word) => !value.includes(word));

  return (
    <Field {...frame} hint={copy.tagsHint({ most })}>
      {(control) => (
        <>
          <TagList tags={value} onRemove={(tag) => onChange(value.filter((other) => other !== tag))} />
          <Input
            {...control}
            value={typed}
            list={list}
            autoComplete="off"
            maxLength={maxLength}
            disabled={value.length >= most}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() && take(typed)}
            onChange={(event) =>
              event.target.value.includes(',') ? take(event.target.value) : setTyped(event.target.value)
            }
          />
          <datalist id={list}>
            {suggestions
              .filter((word) => !value.includes(word))
              .map((word) => (
                <option key={word} value={word} />
              ))}
          </datalist>
          {further.length > 0 ? (
            <div className={layout.row} role="group" aria-label={copy.addTo({ label: frame.label })}>
              {further.map((word) => (
                <Button key={word} icon={<Icon name="plus" />} onClick={() => take(word)}>
                  {word}
                </Button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </Field>
  );
}

function TagList({ tags, onRemove }: { tags: string[]; onRemove(tag: string): void }) {
  if (tags.length === 0) return null;
  return (
    <ul className={`${layout.plainList} ${layout.row} ${styles.tags}`}>
      {tags.map((tag) => (
        <li key={tag}>
          {tag}
          <Button
            type="text"
            icon={<Icon name="close" size={12} />}
            aria-label={copy.removeTag({ tag })}
            onClick={() => onRemove(tag)}
          />
        </li>
      ))}
    </ul>
  );
}
