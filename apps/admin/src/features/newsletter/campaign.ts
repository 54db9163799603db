import type { CampaignRequest, CampaignResponse, CampaignSummaryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { type CampaignAudience, type CampaignChannel, type CampaignState, textSize } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import type { BadgeTone } from '../../components/badge.tsx';
import type { Draft } from '../../content/content-type.ts';
import { asText, textOf } from '../../content/draft-values.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';

export const campaignsPath = '/api/newsletter/campaigns';
export const campaignPath = (id: number) => apiPath('/api/newsletter/campaigns/{id}', { path: { id } });

export const states: Record<CampaignState, { label: string; tone: BadgeTone }> = {
  draft: { label: common.draft, tone: 'warning' },
  scheduled: { label: copy.states.scheduled, tone: 'default' },
  sending: { label: copy.states.sending, tone: 'default' },
  paused: { label: copy.states.paused, tone: 'warning' },
  sent: { label: copy.states.sent, tone: 'success' },
  cancelled: { label: copy.states.cancelled, tone: 'secondary' },
};

export const channels: Record<CampaignChannel, string> = { email: common.eMail, text: common.textMessage };

export const audiences: Record<CampaignAudience, string> = {
  newsletter: copy.audiences.newsletter,
  event: copy.audiences.event,
  families: copy.audiences.families,
};

/** Values of the newsletter form. */
export const toDraft = (campaign: CampaignResponse | null): Draft => ({
  subject: campaign?.subject ?? '',
  body: campaign?.body ?? '',
  channel: campaign?.channel ?? 'email',
  audience: campaign?.audience ?? 'newsletter',
  eventId: campaign?.eventId ? String(campaign.eventId) : '',
  place: campaign?.place ?? '',
});

/** The audience as the API expects it. */
export function audienceOf(draft: Draft) {
  const channel = draft['channel'] as CampaignChannel;
  const audience = draft['audience'] as CampaignAudience;
  return {
    channel,
    audience,
    eventId: audience === 'event' && draft['eventId'] ? Number(draft['eventId']) : null,
    place: audience === 'families' ? textOf(draft, 'place') : null,
  };
}

/** API path of the number of recipients. */
export function recipientsPath(draft: Draft) {
  const { channel, audience, eventId, place } = audienceOf(draft);
  return apiPath('/api/newsletter/campaigns/recipients', {
    query: { channel, audience, eventId: eventId ?? undefined, place: place ?? undefined },
  });
}

/** @param version version that the form was loaded from; undefined for a new newsletter */
export const toRequest = (draft: Draft, version?: number): CampaignRequest => ({
  subject: textOf(draft, 'subject'),
  body: asText(draft['body']),
  ...audienceOf(draft),
  ...(version === undefined ? {} : { version }),
});

/** Minimum length of a place that the server accepts, in characters. */
const minPlaceLength = 2;

/** Whether the audience is complete. */
export function isAudienceKnown(draft: Draft): boolean {
  const { channel, audience, eventId, place } = audienceOf(draft);
  return (
    (audience === 'newsletter' && channel === 'email') ||
    eventId !== null ||
    [...(place ?? '')].length >= minPlaceLength
  );
}

/** '120 addresses', '1 number' */
export const recipientsText = (channel: CampaignChannel, count: number): string =>
  channel === 'text' ? copy.numbers({ count }) : copy.addresses({ count });

/** Expected cost of a text message: '240 text messages, about UGX 8,400'. @param price of one message, in shillings */
export function costText(body: string, count: number, price: number | null): string {
  const toSend = count * textSize(body).parts;
  const messages = copy.textMessages({ count: toSend });
  return price === null ? copy.priceUnknown({ messages }) : copy.cost({ messages, amount: toSend * price });
}

/** 'Sent to 1,198 of 1,200 addresses, 2 refused' */
export function progressOf(campaign: CampaignSummaryResponse): string {
  const { channel, state, sendAt, recipientCount, sentCount, failedCount, waitingCount } = campaign;
  if (state === 'draft') return copy.notSent;
  const recipients = recipientsText(channel, recipientCount ?? 0);
  if (state === 'scheduled') return copy.scheduledTo({ recipients, moment: formatDateTime(sendAt ?? '') });
  return [
    copy.sentTo({ sent: sentCount, recipients }),
    failedCount > 0 ? copy.refused({ count: failedCount }) : '',
    waitingCount > 0 ? copy.onTheirWay({ count: waitingCount }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether the newsletter changes on the server, so that it has to be read again. */
export const isMoving = ({ state, waitingCount }: CampaignSummaryResponse): boolean =>
  state === 'sending' || state === 'scheduled' || waitingCount > 0;
