import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { api } from '../../session.ts';
import { isName, type SentArchive, sentArchive } from './archive.ts';
import { importQuestionCopy as copy } from './import-question.copy.ts';
import { useShowIdentity } from './use-show-identity.ts';

interface ImportQuestionProps {
  sent: SentArchive;
  siteName: string;
  onCancel(): void;
  onImported(): void;
}

/** Runs the import. An error message stays visible. */
function useImport({ sent, siteName, onImported }: Pick<ImportQuestionProps, 'sent' | 'siteName' | 'onImported'>) {
  const [isImporting, setImporting] = useState(false);
  const [failure, setFailure] = useState('');
  const showIdentity = useShowIdentity();

  async function start() {
    setImporting(true);
    setFailure('');
    try {
      const params = { path: { upload: sent.id } };
      await dataOf(api.calls.POST('/api/site/archive/imports/{upload}/apply', { params, body: { siteName } }));
      sentArchive.forget();
      showToast({
        title: copy.doneTitle,
        description: copy.doneText,
      });
      await showIdentity();
      onImported();
    } catch (error) {
      const isKnown = error instanceof ApiError && error.status < 500;
      setFailure(isKnown ? readableError(error) : copy.maybeDone({ reason: readableError(error) }));
      setImporting(false);
    }
  }
  return { isImporting, failure, start: () => void start() };
}

/** Asks the user to type the name of this site, because all its content and settings are replaced. */
export function ImportQuestion({ sent, siteName, onCancel, onImported }: ImportQuestionProps) {
  const [typed, setTyped] = useState('');
  const { isImporting, failure, start } = useImport({ sent, siteName, onImported });
  const isTyped = isName(typed, siteName);

  return (
    <Modal
      open
      afterOpenChange={focusFirstField}
      title={copy.title({ siteName })}
      okText={isImporting ? copy.replacing : copy.replace}
      okButtonProps={{ danger: true, disabled: !isTyped || isImporting }}
      cancelButtonProps={{ disabled: isImporting }}
      closable={!isImporting}
      keyboard={!isImporting}
      mask={{ closable: !isImporting }}
      onOk={start}
      onCancel={onCancel}
    >
      {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
      <p>{copy.contentText({ archive: sent.name })}</p>
      <p>{copy.waysText}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped && !isImporting) start();
        }}
      >
        <Field label={copy.confirmation({ siteName })}>
          {({ status: _status, ...control }) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              disabled={isImporting}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
      <p role="status">{isImporting ? copy.wait : ''}</p>
    </Modal>
  );
}
