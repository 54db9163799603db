import { Alert, Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { PersonSearchRequest } from '@ministry/api-client';
import { ApiError, readableError } from '@ministry/api-client';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import { Field } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { peopleCopy as copy } from './people.copy.ts';
import layout from '../../components/layout.module.css';

const blank = { email: '', phone: '', name: '' };
const fields = [
  { name: 'email', label: common.eMail, type: 'email', most: 254 },
  { name: 'phone', label: common.phone, type: 'tel', most: 40 },
  { name: 'name', label: common.name, type: 'text', most: 160 },
] as const;

interface PersonFormProps {
  /** Throws `ApiError` when the API refuses it. */
  onSearch(wanted: PersonSearchRequest): Promise<void>;
  onClear(): void;
}

/** Search form. One of the three fields is enough; more fields find more records. */
export function PersonForm({ onSearch, onClear }: PersonFormProps) {
  const [typed, setTyped] = useState(blank);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSearching, setSearching] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = failure instanceof ApiError ? failure.fields : {};
  useShortcut('/', copy.lookFor, () => form.current?.querySelector('input')?.focus());
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [failure]);

  async function search(event: FormEvent) {
    event.preventDefault();
    setSearching(true);
    setFailure(null);
    try {
      await onSearch(Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')));
    } catch (error) {
      setFailure(error);
    } finally {
      setSearching(false);
    }
  }

  return (
    <form
      ref={form}
      className={layout.stack}
      role="search"
      aria-label={copy.lookFor}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void search(event)}
    >
      {failure && Object.keys(wrong).length === 0 ? (
        <Alert type="error" showIcon role="alert" title={copy.searchFailed({ reason: readableError(failure) })} />
      ) : null}
      <div className={layout.tiles}>
        <PersonFields typed={typed} errors={wrong} onChange={setTyped} />
      </div>
      <div className={layout.row}>
        <Button type="primary" htmlType="submit" icon={<Icon name="search" />} disabled={isSearching}>
          {isSearching ? copy.looking : copy.find}
        </Button>
        <Button
          onClick={() => {
            setTyped(blank);
            setFailure(null);
            onClear();
          }}
        >
          {copy.clear}
        </Button>
      </div>
    </form>
  );
}

interface PersonFieldsProps {
  typed: typeof blank;
  errors: Readonly<Record<string, string>>;
  onChange(typed: typeof blank): void;
}

function PersonFields({ typed, errors, onChange }: PersonFieldsProps) {
  return fields.map(({ name, label, type, most }) => (
    <Field key={name} label={label} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={typed[name]}
          maxLength={most}
          autoComplete="off"
          onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  ));
}
