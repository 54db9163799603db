import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import type { FormEvent } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { focusFirstField } from '../components/focus-first-field.ts';
import { api, session } from '../session.ts';
import { answerQuestion, isAsking, subscribeToQuestion } from './code-question.ts';
import { secondFactorCopy as copy } from './second-factor.copy.ts';
import layout from '../components/layout.module.css';
import styles from './second-factor.module.css';

/** Asks for a one-time code when the server requires one, and lets the waiting calls continue. */
export function CodeDialog() {
  const isOpen = useSyncExternalStore(subscribeToQuestion, isAsking);
  // If the user is signed out in the meantime, the question is closed.
  useEffect(() => () => answerQuestion(false), []);
  return isOpen ? <Question /> : null;
}

function Question() {
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function prove(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFailure(null);
    try {
      const { proof } = await dataOf(api.calls.POST('/api/session/second-factor/proof', { body: { code } }));
      session.keepProof(proof);
      answerQuestion(true);
      // Reads that failed because an earlier question was closed are repeated too.
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    } catch (error) {
      setFailure(error);
      setSending(false);
      setCode('');
    }
  }

  return (
    <Modal
      open
      title={copy.title}
      footer={null}
      mask={{ closable: false }}
      afterOpenChange={focusFirstField}
      onCancel={() => answerQuestion(false)}
    >
      <form className={layout.stackLoose} onSubmit={(event) => void prove(event)}>
        <p>{copy.lead}</p>
        {failure && !fields['code'] ? (
          <Alert type="error" showIcon role="alert" title={readableError(failure)} />
        ) : null}
        <CodeField value={code} error={fields['code']} onChange={setCode} />
        <div className={layout.rowEnd}>
          <Button onClick={() => answerQuestion(false)}>{common.cancel}</Button>
          <Button type="primary" htmlType="submit" disabled={isSending || code.trim().length < 6}>
            {isSending ? copy.checking : copy.continue}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  /** Whether it is the first code of a new app; then a recovery code is not accepted. */
  isFirst?: boolean;
  onChange(code: string): void;
}

export function CodeField({ value, error, isFirst = false, onChange }: CodeFieldProps) {
  return (
    <Field label={copy.code} error={error} hint={isFirst ? copy.appHint : copy.appOrRecoveryHint}>
      {(control) => (
        <Input
          {...control}
          className={styles.code ?? ''}
          value={value}
          required
          maxLength={40}
          inputMode={isFirst ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
