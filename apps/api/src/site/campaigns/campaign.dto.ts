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
    description: '`text`: as a text message to the phone numbers of an event or of families. Left out: `email`',
    example: 'email',
  })
  channel?: CampaignChannel;

  @OneOf(campaignAudiences, {
    description: '`newsletter`: all subscribers; `event`: those registered for it; `families`: active ones of a place',
    example: 'newsletter',
  })
  audience: CampaignAudience;

  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'Of the audience `event`: which one',
    example: 1,
  })
  eventId?: number | null;

  @TextField({
    max: campaignLimits.place,
    optional: true,
    description: 'Of the audience `families`: words in where they live',
    example: 'Mbale',
  })
  place?: string | null;
}

/** A newsletter as the office writes it. */
export class CampaignRequest extends CampaignAudienceQuery {
  @TextField({ min: 1, max: campaignLimits.subject, description: 'Subject of the mail', example: 'News of December' })
  subject: string;

  @LongText({
    min: 1,
    max: campaignLimits.body,
    description:
      'Markdown; HTML is shown as text. Of the channel `text` as it is, three text messages long at most. A line `{{coming events}}` or `{{last sermons}}` is filled when a mail is sent',
    example: 'Dear friends,\n\nmuch has happened.\n\n{{coming events}}',
  })
  body: string;

  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description:
      'The `version` that the change was made from: if there is another by now, 409 VERSION_CONFLICT. Left out, the last word wins',
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
    description: 'In the future; without a zone it is Kampala time. Left out or null: now',
    example: '2126-11-24T06:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toTypedInstant(value))
  @IsOptional()
  @IsExistingDate()
  sendAt?: string | null;
}

/** Filters for the list of newsletters. A draft has no sending time, so `from` and `to` exclude it. */
export class CampaignListQuery extends PageQuery {
  @Day({ optional: true, description: 'Only those sent on this day in Kampala or later', example: '2026-11-29' })
  from?: string | null;

  @Day({ optional: true, description: 'Only those sent on this day in Kampala or earlier', example: '2027-01-02' })
  to?: string | null;
}

export class CampaignCountResponse {
  @ApiProperty({ type: 'integer', description: 'Addresses, or phone numbers, that would get it', example: 120 })
  count: number;

  @NullableInteger('Shillings that one text message costs (`TEXT_MESSAGE_PRICE_UGX`); null where it is not known', 35)
  textMessagePriceUgx: number | null;
}

export class CampaignPreviewResponse {
  @ApiProperty({ type: [RichTextNode], description: 'What the mail shows, its blocks filled' })
  content: RichTextNode[];

  @ApiProperty({ description: 'The same mail as plain text', example: 'Dear friends,\n\nmuch has happened.' })
  text: string;
}

export class CampaignTestResponse {
  @ApiProperty({ description: 'The address of the caller, to which it goes', example: 'grace@example.org' })
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

  @ApiProperty({ description: 'Subject of the mail', example: 'News of December' })
  subject: string;

  @ApiProperty({ enum: campaignChannels, description: 'How it travels', example: 'email' })
  channel: CampaignChannel;

  @ApiProperty({ enum: campaignAudiences, description: 'Who gets it', example: 'newsletter' })
  audience: CampaignAudience;

  @NullableInteger('Of the audience `event`', null)
  eventId: number | null;

  @NullableText('Of the audience `families`', null)
  place: string | null;

  @ApiProperty({
    enum: campaignStates,
    description: 'Where it stands; `sent`: every mail was handed over, and some may still be tried again',
    example: 'sending',
  })
  state: CampaignState;

  @NullableDateTime('When it is or was sent, UTC; null of a draft', '2026-12-03T06:01:00.000Z')
  sendAt: string | null;

  @NullableInteger('Addresses or numbers that it goes to, counted when it was sent; null of a draft', 1200)
  recipientCount: number | null;

  @ApiProperty({ type: 'integer', description: 'Mails that the mail server has taken', example: 400 })
  sentCount: number;

  @ApiProperty({ type: 'integer', description: 'Mails that it has refused for good', example: 2 })
  failedCount: number;

  @ApiProperty({ type: 'integer', description: 'Mails that are on their way', example: 9 })
  waitingCount: number;

  @NullableDateTime('When the last mail was handed over or it was cancelled, UTC; null until then', null)
  finishedAt: string | null;

  @ApiProperty({ type: 'integer', description: 'Grows with each change', example: 3 })
  version: number;

  @CreatedAt()
  createdAt: string;

  @UpdatedAt()
  updatedAt: string;

  @NullableText('Username of who changed it last', 'grace')
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
