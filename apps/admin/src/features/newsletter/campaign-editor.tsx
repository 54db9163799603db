import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { CampaignResponse, CampaignTextRequest } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import type { Draft } from '../../content/content-type.ts';
import { asText, textOf } from '../../content/draft-values.ts';
import { EditForm } from '../../forms/edit-form.tsx';
import { FormButtons } from '../../forms/form-buttons.tsx';
import { FormNotes } from '../../forms/form-notes.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { campaignPath, toDraft, toRequest } from './campaign.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import { SendDialog } from './send-dialog.tsx';
import { type CampaignActions, useCampaignActions } from './use-campaign-actions.ts';
import layout from '../../components/layout.module.css';

interface CampaignEditorProps {
  /** Null for a new newsletter. */
  campaign: CampaignResponse | null;
  proposed: Draft | null;
  justCreated: boolean;
  onSaved(saved: CampaignResponse, typedSince: Draft | null): void;
  onRead(read: CampaignResponse): void;
  onDeleted(): void;
}

/** @param key idempotency key, so that a save whose response was lost does not create a second newsletter */
const save = (campaign: CampaignResponse | null, draft: Draft, version: number | undefined, key: string) =>
  campaign
    ? dataOf(
        api.calls.PUT('/api/newsletter/campaigns/{id}', {
          params: { path: { id: campaign.id } },
          body: toRequest(draft, version),
        }),
      )
    : dataOf(
        api.calls.POST('/api/newsletter/campaigns', { body: toRequest(draft), headers: { 'Idempotency-Key': key } }),
      );

function useCampaignForm({ campaign, ...options }: CampaignEditorProps) {
  return useItemForm<CampaignResponse, Draft>({
    type: 'newsletters',
    isKeptOnServer: true,
    item: campaign,
    toValues: toDraft,
    send: (values, { version }, key) => save(campaign, values, version, key),
    read: (id) => api.read(campaignPath(id)),
    failed: readableError,
    nameOf: (values) => textOf(values, 'subject'),
    ...options,
  });
}

function useTest() {
  const { isBusy, attempt } = useAttempt();
  const send = (text: CampaignTextRequest) =>
    attempt(async () => {
      const { recipient } = await dataOf(api.calls.POST('/api/newsletter/campaigns/test', { body: text }));
      showToast({ title: copy.testSent({ recipient }) });
    }, copy.testFailed);
  return { isBusy, send };
}

type Open = 'preview' | 'now' | 'later' | 'delete' | null;

/** Editor of a newsletter, with preview and sending. Only saved changes are sent. */
export function CampaignEditor(props: CampaignEditorProps) {
  const { campaign, onDeleted } = props;
  const form = useCampaignForm(props);
  const actions = useCampaignActions();
  const [open, setOpen] = useState<Open>(null);
  const text = { subject: textOf(form.values, 'subject'), body: asText(form.values['body']) };
  const isText = form.values['channel'] === 'text';
  const isReady = campaign !== null && !form.isDirty && !form.isSaving;

  return (
    <PageFrame
      title={campaign ? copy.editTitle : copy.write}
      lead={isText ? copy.textLead : copy.mailLead}
      back={<BackLink to="/newsletter/campaigns">{copy.newsletters}</BackLink>}
      action={
        <>
          {isText ? null : <MailActions text={text} onPreview={() => setOpen('preview')} />}
          {campaign ? <Button onClick={() => setOpen('delete')}>{copy.deleteDraft}</Button> : null}
        </>
      }
    >
      <EditForm form={form} name="newsletter" className={layout.stackLoose ?? ''} savesByKey>
        <FormNotes form={form} one={copy.one} summary={(theirs) => `${theirs.subject}\n\n${theirs.body}`} />
        <CampaignFields form={form} />
        <p role="status" className={layout.muted}>
          {form.isDirty || !campaign ? copy.saveFirst : copy.readyToSend}
        </p>
        <FormButtons form={form} save={copy.saveDraft} isBlocked={!form.isDirty}>
          <Button disabled={!isReady} onClick={() => setOpen('later')}>
            {copy.sendLater}
          </Button>
          <Button disabled={!isReady} onClick={() => setOpen('now')}>
            {copy.sendNow}
          </Button>
        </FormButtons>
      </EditForm>
      <EditorDialogs
        open={open}
        campaign={campaign}
        text={text}
        actions={actions}
        onDelete={() => {
          form.forget();
          if (campaign) void actions.remove(campaign.id).then((isDone) => isDone && onDeleted());
        }}
        onClose={() => setOpen(null)}
      />
    </PageFrame>
  );
}

/** Preview and test of the mail. */
function MailActions({ text, onPreview }: { text: CampaignTextRequest; onPreview(): void }) {
  const test = useTest();
  return (
    <>
      <Button onClick={onPreview}>{common.preview}</Button>
      <Button
        disabled={text.subject === '' || text.body.trim() === '' || test.isBusy}
        onClick={() => void test.send(text)}
      >
        {copy.sendTest}
      </Button>
    </>
  );
}

interface EditorDialogsProps {
  open: Open;
  campaign: CampaignResponse | null;
  text: CampaignTextRequest;
  actions: CampaignActions;
  onDelete(): void;
  onClose(): void;
}

function EditorDialogs({ open, campaign, text, actions, onDelete, onClose }: EditorDialogsProps) {
  if (open === 'preview')
    return (
      <Modal open width={720} title={text.subject || common.preview} footer={null} onCancel={onClose}>
        <MailPreview {...text} />
      </Modal>
    );
  if (open === null || !campaign) return null;
  if (open === 'delete')
    return (
      <DeleteQuestion
        title={copy.deleteQuestion({ subject: campaign.subject })}
        isBusy={actions.isBusy}
        onDelete={onDelete}
        onCancel={onClose}
      >
        {copy.deleteExplained}
      </DeleteQuestion>
    );
  return (
    <SendDialog
      campaign={campaign}
      isLater={open === 'later'}
      isBusy={actions.isBusy}
      onSend={(sendAt) => void actions.send(campaign, sendAt).then(onClose)}
      onClose={onClose}
    />
  );
}
