import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { EditForm } from '../../forms/edit-form.tsx';
import { FormButtons } from '../../forms/form-buttons.tsx';
import { FormNotes } from '../../forms/form-notes.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import {
  historyPath,
  stateOf,
  type StoredTemplate,
  templatePath,
  type TemplateValues,
  toText,
  toValues,
} from './message-template.ts';
import { MessageTemplateFields } from './message-template-fields.tsx';
import { MessageTemplatePreview } from './message-template-preview.tsx';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';
import { SettingsVersions } from './settings-versions.tsx';
import layout from '../../components/layout.module.css';

function useTemplateForm(stored: StoredTemplate) {
  const queries = useQueryClient();
  const { key } = stored;
  const path = templatePath(key);
  return useItemForm<StoredTemplate, TemplateValues>({
    type: `message-template-${key}`,
    isKeptOnServer: true,
    item: stored,
    toValues: (template) => toValues(template ?? stored),
    nameOf: () => copy.theMessage({ title: stored.title }),
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(
        api.calls.PUT('/api/site/message-templates/{key}', {
          params: { path: { key } },
          body: { ...toText(values), version: version ?? 0 },
        }),
      )),
      id: 1,
    }),
    read: async () => ({ ...(await api.read(path)), id: 1 }),
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(readQuery(path).queryKey, saved);
      showToast({ title: copy.savedTitle, description: copy.savedText });
    },
  });
}

function useTest(key: string) {
  const { isBusy, attempt } = useAttempt();
  const send = (values: TemplateValues) =>
    attempt(async () => {
      const { recipient } = await dataOf(
        api.calls.POST('/api/site/message-templates/{key}/test', { params: { path: { key } }, body: toText(values) }),
      );
      showToast({ title: copy.testSent({ recipient }) });
    }, copy.testFailed);
  return { isBusy, send };
}

const isSame = (one: TemplateValues, other: TemplateValues): boolean =>
  one.subject === other.subject && one.body === other.body;

type TemplateForm = ReturnType<typeof useTemplateForm>;

/** Fills the form. @returns a function that restores the previous values */
function fill(form: TemplateForm, values: TemplateValues): () => void {
  const before = form.values;
  form.replace(values);
  return () => form.replace(before);
}

function fillInStandard(form: TemplateForm, standard: TemplateValues) {
  const undo = fill(form, standard);
  showToast({
    title: copy.standardTitle,
    description: copy.standardText,
    action: { label: common.undo, onSelect: undo },
  });
}

/** Editor of a message template, with a preview beside it. */
export function MessageTemplateEditor({ stored }: { stored: StoredTemplate }) {
  const form = useTemplateForm(stored);
  const test = useTest(stored.key);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const standard = toValues(stored.standard);

  return (
    <PageFrame
      title={stored.title}
      lead={stored.sentWhen}
      back={<BackLink to="/site/messages">{copy.title}</BackLink>}
      action={
        <>
          <Button onClick={() => setHistoryOpen(true)}>{copy.earlierVersions}</Button>
          <Button disabled={isSame(form.values, standard)} onClick={() => fillInStandard(form, standard)}>
            {copy.standardWords}
          </Button>
          <Button disabled={test.isBusy} onClick={() => void test.send(form.values)}>
            {copy.sendTest}
          </Button>
        </>
      }
    >
      <div className={layout.halves}>
        <EditForm form={form} name="message-template" savesByKey>
          <FormNotes
            form={form}
            one={copy.message}
            summary={({ subject, body }) => `${subject ?? ''}\n\n${body}`.trim()}
          />
          <MessageTemplateFields template={stored} form={form} />
          <p role="status" className={layout.muted}>
            {form.isDirty ? copy.notSavedYet : `${stateOf(stored)}.`}
          </p>
          <FormButtons form={form} save={common.save} isBlocked={!form.isDirty}>
            <Button disabled={!form.isDirty || form.isSaving} onClick={form.discard}>
              {common.discardChanges}
            </Button>
          </FormButtons>
        </EditForm>
        <MessageTemplatePreview template={stored} values={form.values} />
      </div>
      {isHistoryOpen ? (
        <SettingsVersions
          path={historyPath(stored.key)}
          onPutBack={(settings) => fill(form, toValues({ ...stored, ...settings }))}
          onClose={() => setHistoryOpen(false)}
        />
      ) : null}
    </PageFrame>
  );
}
