import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { api } from '../../session.ts';
import { isName, type SentArchive, sentArchive } from './archive.ts';
import { useShowIdentity } from './use-show-identity.ts';

interface ImportQuestionProps {
  sent: SentArchive;
  siteName: string;
  onCancel(): void;
  onImported(): void;
}

/** The import itself; a failure stays to be read. */
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
        title: 'The site is imported',
        description: 'Everybody sees it now. What was there before is kept for thirty days.',
      });
      await showIdentity();
      onImported();
    } catch (error) {
      const isKnown = error instanceof ApiError && error.status < 500;
      setFailure(
        isKnown
          ? readableError(error)
          : `${readableError(error)} It may have been done all the same: close this and look at 'Last import' after a reload.`,
      );
      setImporting(false);
    }
  }
  return { isImporting, failure, start: () => void start() };
}

/** Asks for the name of this site to be typed: everything that it shows is replaced. */
export function ImportQuestion({ sent, siteName, onCancel, onImported }: ImportQuestionProps) {
  const [typed, setTyped] = useState('');
  const { isImporting, failure, start } = useImport({ sent, siteName, onImported });
  const isTyped = isName(typed, siteName);

  return (
    <Modal
      open
      afterOpenChange={focusFirstField}
      title={`Replace content and settings of ${siteName}?`}
      okText={isImporting ? 'Importing…' : 'Replace everything'}
      okButtonProps={{ danger: true, disabled: !isTyped || isImporting }}
      cancelButtonProps={{ disabled: isImporting }}
      closable={!isImporting}
      keyboard={!isImporting}
      mask={{ closable: !isImporting }}
      onOk={start}
      onCancel={onCancel}
    >
      {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
      <p>
        All content, settings and texts of this site give way to those of {sent.name}, all at once or not at all.
        Messages, families, subscribers and accounts stay. What is there now is kept as an archive for thirty days,
        without the trash.
      </p>
      <p>Other ways of giving than those of now become a proposal, which a second account confirms.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped && !isImporting) start();
        }}
      >
        <Field label={`Type ${siteName} to confirm`}>
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
      <p role="status">{isImporting ? 'Importing… This can take minutes. Please stay on this page.' : ''}</p>
    </Modal>
  );
}
