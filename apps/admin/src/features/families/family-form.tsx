import { Button, Form, Input } from 'antd';
import type { FamilyResponse, FamilyUpdateRequest } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { familyLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { EditForm } from '../../forms/edit-form.tsx';
import { FormButtons } from '../../forms/form-buttons.tsx';
import { FormNotes } from '../../forms/form-notes.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { familiesCopy as copy } from './families.copy.ts';
import type { FamilyActions } from './use-family-actions.ts';
import layout from '../../components/layout.module.css';

const fields = {
  familyName: { label: copy.familyName, type: 'text' },
  headOfFamily: { label: copy.headOfFamily, type: 'text' },
  email: { label: common.eMail, type: 'email' },
  phone: { label: common.phone, type: 'tel' },
  address: { label: common.address, type: 'text' },
} as const;
type FieldName = keyof typeof fields;
type FamilyFormValues = Record<FieldName, string>;
const names = Object.keys(fields) as FieldName[];

/** Type under which the device stores an unsaved correction. */
export const draftsType = 'families';

const toTyped = (family: FamilyResponse): FamilyFormValues => ({
  familyName: family.familyName,
  headOfFamily: family.headOfFamily,
  email: family.email,
  phone: family.phone ?? '',
  address: family.address,
});

interface FamilyFormProps {
  family: FamilyResponse;
  actions: FamilyActions;
  onDone(): void;
}

/** Corrects data that a family has given: a new number, a misspelt name. */
export function FamilyForm({ family, actions, onDone }: FamilyFormProps) {
  const form = useItemForm<FamilyResponse, FamilyFormValues>({
    type: draftsType,
    item: family,
    toValues: (stored) => toTyped(stored ?? family),
    async send(values, { draft }) {
      // Only changed fields are sent: two people may correct the same family at the same time.
      const changes: FamilyUpdateRequest = Object.fromEntries(
        names.filter((name) => values[name].trim() !== draft[name]).map((name) => [name, values[name].trim()]),
      );
      const isChanged = Object.keys(changes).length > 0;
      const saved = isChanged ? await actions.correct(family.id, changes) : family;
      showToast({ title: isChanged ? copy.corrected : copy.nothingChanged });
      return saved;
    },
    failed: (error) => copy.correctFailed({ reason: readableError(error) }),
    onSaved: onDone,
  });
  function leave() {
    if (form.isDirty) form.discard();
    onDone();
  }

  return (
    <EditForm form={form} name="family" savesByKey closesWhenSaved>
      <FormNotes form={form} one={copy.one} />
      {names.map((name, at) => (
        <Form.Item key={name} name={name} label={fields[name].label} required>
          <Input type={fields[name].type} maxLength={familyLimits[name]} autoFocus={at === 0} autoComplete="off" />
        </Form.Item>
      ))}
      <p className={layout.muted}>{copy.correctHint}</p>
      <FormButtons form={form} save={common.save}>
        <Button onClick={leave}>{form.isDirty ? common.discard : copy.back}</Button>
      </FormButtons>
    </EditForm>
  );
}
