import { ApiProperty, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import {
  type CampaignAudience,
  campaignAudiences,
  type CampaignChannel,
  campaignChannels,
  campaignLimits,
  type CampaignState,
  campaignStates,
} from '@ministry/domain';
import {
  CreatedAt,
  NullableDateTime,
  NullableInteger,
  NullableText,
  RowId,
  UpdatedAt,
} from '../../platform/http/answer-fields.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import { Day, IntegerField, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { IsExistingDate, toTypedInstant } from '../../publishing/content/content-dates.ts';
import { RichTextNode } from '../../publishing/rich-text/rich-text.dto.ts';
import type { Campaign } from './campaign.entity.ts';

/** The recipients of a newsletter and its channel. */
export class CampaignAudienceQuery {
  @OneOf(campaignChannels, {
    optional: true,
    description: '`text`: a text message to the phone numbers of an event or of families. Default: `email`',
    example: 'email',
  })
  channel?: CampaignChannel;

  @OneOf(campaignAudiences, {
    description:
      '`newsletter`: all subscribers; `event`: people registered for the event; `families`: active families of a place',
    example: 'newsletter',
  })
  audience: CampaignAudience;

  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'For the audience `event`: id of the event',
    example: 1,
  })
  eventId?: number | null;

  @TextField({
    max: campaignLimits.place,
    optional: true,
    description: 'For the audience `families`: words in their address',
    example: 'Mbale',
  })
  place?: string | null;
}

/** A newsletter as the office writes it. */
export class CampaignRequest extends CampaignAudienceQuery {
  @TextField({ min: 1, max: campaignLimits.subject, description: 'Subject of the e-mail', example: 'News of December' })
  subject: string;

  @LongText({
    min: 1,
    max: campaignLimits.body,
    description:
      'Markdown; HTML is shown as text. For the channel `text`, plain text of at most three text messages. A line `{{coming events}}` or `{{last sermons}}` is filled in when an e-mail is sent',
    example: 'Dear friends,\n\nmuch has happened.\n\n{{coming events}}',
  })
  body: string;

  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description:
      'The `version` on which the change is based; 409 VERSION_CONFLICT if it has changed since. If left out, the change overwrites later changes',
    example: 3,
  })
  version?: number | null;
}

/** Subject and text of a newsletter. */
export class CampaignTextRequest extends PickType(CampaignRequest, ['subject', 'body'] as const) {}

/** When a newsletter is sent. */
export class CampaignSendRequest extends PickType(CampaignRequest, ['version'] as const) {
  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of sending, in the future; without a time zone it is Kampala time. Left out or null: now',
    example: '2126-11-24T06:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toTypedInstant(value))
  @IsOptional()
  @IsExistingDate()
  sendAt?: string | null;
}

/** Filters for the list of newsletters. A draft has no sending time, so `from` and `to` exclude it. */
export class CampaignListQuery extends PageQuery {
  @Day({
    optional: true,
    description: 'Return only newsletters sent on this day or later, in Kampala time',
    example: '2026-11-29',
  })
  from?: string | null;

  @Day({
    optional: true,
    description: 'Return only newsletters sent on this day or earlier, in Kampala time',
    example: '2027-01-02',
  })
  to?: string | null;
}

export class CampaignCountResponse {
  @ApiProperty({ type: 'integer', description: 'Number of addresses or phone numbers that would get it', example: 120 })
  count: number;

  @NullableInteger('Price of one text message in shillings (`TEXT_MESSAGE_PRICE_UGX`); null if it is not known', 35)
  textMessagePriceUgx: number | null;
}

export class CampaignPreviewResponse {
  @ApiProperty({ type: [RichTextNode], description: 'Content of the e-mail, with its blocks filled in' })
  content: RichTextNode[];

  @ApiProperty({ description: 'The same e-mail as plain text', example: 'Dear friends,\n\nmuch has happened.' })
  text: string;
}

export class CampaignTestResponse {
  @ApiProperty({ description: 'E-mail address of the caller, to which it is sent', example: 'grace@example.org' })
  recipient: string;
}

/** Numbers of messages that are waiting, sent, and failed for good. */
export interface CampaignProgress {
  waiting: number;
  sent: number;
  failed: number;
}

/** A newsletter without its text. */
export class CampaignSummaryResponse {
  @RowId(3)
  id: number;

  @ApiProperty({ description: 'Subject of the e-mail', example: 'News of December' })
  subject: string;

  @ApiProperty({ enum: campaignChannels, description: 'Channel: e-mail or text message', example: 'email' })
  channel: CampaignChannel;

  @ApiProperty({ enum: campaignAudiences, description: 'Recipients', example: 'newsletter' })
  audience: CampaignAudience;

  @NullableInteger('For the audience `event`: id of the event', null)
  eventId: number | null;

  @NullableText('For the audience `families`: words in their address', null)
  place: string | null;

  @ApiProperty({
    enum: campaignStates,
    description: 'State; `sent`: every e-mail was handed over, but some may still be retried',
    example: 'sending',
  })
  state: CampaignState;

  @NullableDateTime('When it is or was sent, UTC; null for a draft', '2026-12-03T06:01:00.000Z')
  sendAt: string | null;

  @NullableInteger('Number of addresses or phone numbers, counted when sending began; null for a draft', 1200)
  recipientCount: number | null;

  @ApiProperty({ type: 'integer', description: 'Number of e-mails that the mail server has accepted', example: 400 })
  sentCount: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of e-mails that the mail server has finally refused',
    example: 2,
  })
  failedCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of e-mails that are not sent yet', example: 9 })
  waitingCount: number;

  @NullableDateTime('When the last e-mail was handed over, or when it was cancelled, UTC; null until then', null)
  finishedAt: string | null;

  @ApiProperty({ type: 'integer', description: 'Increases with each change', example: 3 })
  version: number;

  @CreatedAt()
  createdAt: string;

  @UpdatedAt()
  updatedAt: string;

  @NullableText('Username of the account that last changed it', 'grace')
  updatedBy: string | null;
}

export class CampaignResponse extends CampaignSummaryResponse {
  @ApiProperty({ description: 'Markdown', example: 'Dear friends,\n\nmuch has happened.' })
  body: string;
}

export const toCampaignSummary = (campaign: Campaign, progress: CampaignProgress): CampaignSummaryResponse => ({
  id: campaign.id,
  subject: campaign.subject,
  channel: campaign.channel,
  audience: campaign.audience,
  eventId: campaign.eventId,
  place: campaign.place,
  state: campaign.state,
  sendAt: campaign.sendAt?.toISOString() ?? null,
  recipientCount: campaign.recipientCount,
  sentCount: progress.sent,
  failedCount: progress.failed,
  waitingCount: progress.waiting,
  finishedAt: campaign.finishedAt?.toISOString() ?? null,
  version: campaign.version,
  createdAt: campaign.createdAt.toISOString(),
  updatedAt: campaign.updatedAt.toISOString(),
  updatedBy: campaign.updatedBy,
});

export const toCampaignResponse = (campaign: Campaign, progress: CampaignProgress): CampaignResponse => ({
  ...toCampaignSummary(campaign, progress),
  body: campaign.body,
});
