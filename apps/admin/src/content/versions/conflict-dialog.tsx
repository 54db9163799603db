import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Draft, FieldSpec } from '../content-type.ts';
import { formatDateTime } from '../normalise.ts';
import { Difference } from './difference.tsx';
import type { Side } from './field-values.ts';
import { differing, mergedDraft, proposed, textOf } from './field-values.ts';
import { versionsCopy as copy } from './versions.copy.ts';
import layout from '../../components/layout.module.css';

export interface Conflict {
  /** The values that both people started from. */
  base: Draft;
  mine: Draft;
  theirs: Draft;
  /** Who saved first, and when (ISO 8601). */
  by: string;
  at: string;
}

interface ConflictDialogProps {
  one: string;
  fields: readonly FieldSpec[];
  conflict: Conflict;
  isSaving: boolean;
  onCancel(): void;
  onResolve(draft: Draft): void;
}

/** Shown if somebody else saved first: both values of each differing field to choose from. Until one is saved, nothing is lost. */
export function ConflictDialog({ one, fields, conflict, isSaving, onCancel, onResolve }: ConflictDialogProps) {
  const { base, mine, theirs, by, at } = conflict;
  const different = differing(fields, mine, theirs);
  const [chosen, setChosen] = useState(() => proposed(different, base, mine));
  const all = (side: Side) => setChosen(Object.fromEntries(different.map(({ name }) => [name, side])));
  const takesTheirs = different.every(({ name }) => chosen[name] === 'theirs');
  const sides: [Side, string][] = [
    ['mine', copy.mine],
    ['theirs', copy.theirs({ name: by })],
  ];

  return (
    <Modal
      open
      width={900}
      title={copy.conflictTitle({ name: by, one })}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{copy.goOnEditing}</Button>
          <Button type="primary" loading={isSaving} onClick={() => onResolve(mergedDraft(theirs, mine, chosen))}>
            {takesTheirs ? copy.useSaved : copy.saveChosen}
          </Button>
        </>
      }
    >
      <p>{copy.conflictText({ moment: formatDateTime(at) })}</p>
      <div className={`${layout.row} ${layout.spaceBelowLoose}`}>
        <Button onClick={() => all('mine')}>{copy.keepMine}</Button>
        <Button onClick={() => all('theirs')}>{copy.takeTheirs}</Button>
      </div>
      {different.map((field) => {
        const [was, is] = [textOf(field, theirs[field.name]), textOf(field, mine[field.name])];
        return (
          <fieldset key={field.name} className={layout.spaceBelowLoose}>
            <legend>{field.label}</legend>
            <div className={layout.tiles}>
              {sides.map(([side, label]) => (
                <label key={side} className={`${layout.choiceCard} ${layout.row}`}>
                  <input
                    type="radio"
                    name={`conflict-${field.name}`}
                    checked={chosen[field.name] === side}
                    onChange={() => setChosen({ ...chosen, [field.name]: side })}
                  />
                  <strong>{label}</strong>
                  <div className={layout.full}>
                    <Difference before={was} after={is} only={side === 'mine' ? 'after' : 'before'} />
                  </div>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </Modal>
  );
}
