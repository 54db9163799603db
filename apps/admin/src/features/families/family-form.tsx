import { Alert, Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FamilyResponse, FamilyUpdateRequest } from '@ministry/api-client';
import { ApiError, readableError } from '@ministry/api-client';
import { familyLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { saveByKey } from '../../components/save-by-key.ts';
import type { FamilyActions } from './use-family-actions.ts';
import styles from './families.module.css';

const fields = {
  familyName: { label: 'Family name', type: 'text' },
  headOfFamily: { label: 'Head of family', type: 'text' },
  email: { label: 'E-mail', type: 'email' },
  phone: { label: 'Phone', type: 'tel' },
  address: { label: 'Address', type: 'text' },
} as const;
type FieldName = keyof typeof fields;
type Typed = Record<FieldName, string>;
const names = Object.keys(fields) as FieldName[];

const toTyped = (family: FamilyResponse): Typed => ({
  familyName: family.familyName,
  headOfFamily: family.headOfFamily,
  email: family.email,
  phone: family.phone ?? '',
  address: family.address,
});

interface FamilyFormProps {
  family: FamilyResponse;
  actions: FamilyActions;
  /** Whether anything differs from what is stored. */
  onChanged(isChanged: boolean): void;
  onDone(): void;
}

/** Tells the drawer of unsaved changes, and asks before the tab closes over them. */
function useLeaveWarning(isChanged: boolean, onChanged: (isChanged: boolean) => void) {
  useEffect(() => {
    onChanged(isChanged);
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged, onChanged]);
}

/** Corrects what a family has told: a new number, a name misspelt. What is typed stays through a failed save. */
export function FamilyForm({ family, actions, onChanged, onDone }: FamilyFormProps) {
  const [start] = useState(() => toTyped(family));
  const [typed, setTyped] = useState(start);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = failure instanceof ApiError ? failure.fields : {};
  // Only what was changed travels: two people may correct one family at the same time.
  const changes: FamilyUpdateRequest = Object.fromEntries(
    names.filter((name) => typed[name].trim() !== start[name]).map((name) => [name, typed[name].trim()]),
  );
  const isChanged = Object.keys(changes).length > 0;

  useLeaveWarning(isChanged, onChanged);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [failure]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      if (isChanged) await actions.correct(family.id, changes);
      showToast({ title: isChanged ? 'Family corrected successfully' : 'Nothing was changed' });
      onDone();
    } catch (error) {
      setFailure(error);
      setSaving(false);
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)} onKeyDown={saveByKey}>
      {failure && Object.keys(wrong).length === 0 ? (
        <Alert type="error" showIcon role="alert" title={`Failed to save the family. ${readableError(failure)}`} />
      ) : null}
      {names.map((name, at) => (
        <Field key={name} label={fields[name].label} required error={wrong[name]}>
          {(control) => (
            <Input
              {...control}
              type={fields[name].type}
              value={typed[name]}
              maxLength={familyLimits[name]}
              autoFocus={at === 0}
              autoComplete="off"
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <p className={styles.muted}>
        Members and place come from the family itself; one person can be taken out under 'Personal data'.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{isChanged ? 'Discard' : 'Back'}</Button>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
