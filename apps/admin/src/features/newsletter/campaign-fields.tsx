import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import type { CampaignResponse } from '@ministry/api-client';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { campaignBlocks, type CampaignChannel, campaignLimits, formatDay, textSize } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import type { Draft } from '../../content/content-type.ts';
import { asText } from '../../content/draft-values.ts';
import { MarkdownField } from '../../content/markdown-field.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { Framed } from '../../forms/framed.tsx';
import type { ItemForm } from '../../forms/use-item-form.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { audiences, channels, costText, isAudienceKnown, recipientsPath, recipientsText } from './campaign.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';

type CampaignForm = ItemForm<CampaignResponse, Draft>;

const preview = async (body: string) =>
  (await dataOf(api.calls.POST('/api/newsletter/campaigns/preview', { body: { subject: '…', body } }))).content;

const blocks = [
  { line: campaignBlocks.events, label: copy.addEvents },
  { line: campaignBlocks.sermons, label: copy.addSermons },
];

/** Text and audience of a newsletter. */
export function CampaignFields({ form }: { form: CampaignForm }) {
  const isText = form.values['channel'] === 'text';
  return (
    <>
      <Form.Item name="subject" label={common.subject} required>
        <Input maxLength={campaignLimits.subject} autoComplete="off" />
      </Form.Item>
      <Audience form={form} />
      {isText ? <TextMessage body={asText(form.values['body'])} /> : <MailText form={form} />}
    </>
  );
}

function TextMessage({ body }: { body: string }) {
  const { encoding, length, parts } = textSize(body);
  return (
    <Form.Item
      name="body"
      label={common.text}
      required
      extra={
        <span role="status">
          {copy.textLength({ length, parts, most: campaignLimits.textParts })}
          {encoding === 'UCS-2' ? `. ${copy.specialLetters}` : ''}
        </span>
      }
    >
      <Input.TextArea autoSize={{ minRows: 4 }} maxLength={campaignLimits.body} />
    </Form.Item>
  );
}

function MailText({ form }: { form: CampaignForm }) {
  const body = asText(form.values['body']);
  return (
    <>
      <Form.Item name="body" noStyle>
        <BodyField />
      </Form.Item>
      <div className={layout.row}>
        {blocks.map(({ line, label }) => (
          <Button
            key={line}
            size="small"
            disabled={body.includes(line)}
            onClick={() => form.replace({ body: `${body.trimEnd()}\n\n${line}\n`.trimStart() })}
          >
            {label}
          </Button>
        ))}
        <span className={layout.muted}>{copy.blocksHint}</span>
      </div>
    </>
  );
}

const BodyField = (control: { id?: string; value?: string; onChange?(value: string): void }) => (
  <Framed<string> {...control} frame={{ label: common.text, required: true }}>
    {({ value = '', ...shared }) => (
      <MarkdownField {...shared} value={value} preview={preview} maxLength={campaignLimits.body} />
    )}
  </Framed>
);

/** The audience and the number of recipients. */
function Audience({ form }: { form: CampaignForm }) {
  const audience = asText(form.values['audience']);
  const { newsletter, ...withNumbers } = audiences;
  return (
    <FieldRow>
      <Form.Item name="channel" label={copy.sendAs} required>
        <Choice options={channels} />
      </Form.Item>
      <Form.Item name="audience" label={copy.to} required extra={<RecipientCount draft={form.values} />}>
        <Choice
          options={
            form.values['channel'] === 'text'
              ? { newsletter: copy.chooseAudience, ...withNumbers }
              : { newsletter, ...withNumbers }
          }
        />
      </Form.Item>
      {audience === 'event' ? <EventChoice /> : null}
      {audience === 'families' ? (
        <Form.Item name="place" label={copy.place} required extra={copy.placeHint}>
          <Input maxLength={campaignLimits.place} autoComplete="off" />
        </Form.Item>
      ) : null}
    </FieldRow>
  );
}

function EventChoice() {
  const { data, error } = useQuery(
    pageQuery(apiPath('/api/events', { query: { status: 'all', view: 'summary', sort: '-date', limit: 200 } })),
  );
  const events = data?.items.filter(({ registrationRequired }) => registrationRequired) ?? [];
  return (
    <Form.Item
      name="eventId"
      label={common.event}
      required
      extra={error ? copy.eventsFailed({ reason: readableError(error) }) : undefined}
    >
      <Choice
        options={{
          '': data ? copy.chooseEvent : common.loading,
          ...Object.fromEntries(events.map(({ id, title, date }) => [id, `${title}, ${formatDay(new Date(date))}`])),
        }}
      />
    </Form.Item>
  );
}

function RecipientCount({ draft }: { draft: Draft }) {
  const isKnown = isAudienceKnown(draft);
  const { data, error } = useQuery({
    ...readQuery(recipientsPath(draft)),
    enabled: isKnown,
    gcTime: 0,
  });
  if (!isKnown) return copy.chooseAudienceFirst;
  if (error) return copy.notCounted({ reason: readableError(error) });
  const channel = draft['channel'] as CampaignChannel;
  const body = asText(draft['body']);
  return (
    <span role="status">
      {data ? recipientsText(channel, data.count) : copy.counting}
      {data && channel === 'text' && body ? `: ${costText(body, data.count, data.textMessagePriceUgx)}` : ''}
    </span>
  );
}
