import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import type { Page } from '../../platform/http/paged.ts';
import type {
  CampaignAudienceQuery,
  CampaignCountResponse,
  CampaignListQuery,
  CampaignPreviewResponse,
  CampaignRequest,
  CampaignResponse,
  CampaignSummaryResponse,
  CampaignTextRequest,
} from './campaign.dto.ts';
import { noPhoneNumbers, placeNeeded, unknownEvent } from './campaign.errors.ts';
import { CampaignChanges } from './campaign-changes.ts';
import { CampaignComposer } from './campaign-composer.ts';
import { type Audience, CampaignRecipients } from './campaign-recipients.ts';
import { CampaignsRepository } from './campaigns.repository.ts';

/** Minimum number of letters of a place. */
const minPlaceLength = 2;

/** Newsletters as the office writes them; a newsletter that was sent can no longer be changed. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly changes: CampaignChanges,
    private readonly recipients: CampaignRecipients,
    private readonly composer: CampaignComposer,
    private readonly config: Config,
  ) {}

  async list(query: CampaignListQuery): Promise<Page<CampaignSummaryResponse>> {
    const [items, total] = await this.campaigns.list(query);
    return { items: await this.changes.summarise(items), total };
  }

  /** @throws DomainError 404 */
  async get(id: number): Promise<CampaignResponse> {
    return this.changes.answer(await this.changes.get(id));
  }

  /** @throws DomainError 400 */
  async create(request: CampaignRequest): Promise<CampaignResponse> {
    return this.changes.add(await this.toColumns(request));
  }

  /** @throws DomainError 400, 404, 409 CAMPAIGN_STATE or VERSION_CONFLICT */
  async update(id: number, request: CampaignRequest): Promise<CampaignResponse> {
    const columns = await this.toColumns(request);
    return this.changes.apply(id, { from: ['draft'], done: 'changed', version: request.version, columns });
  }

  /** @throws DomainError 404, 409 CAMPAIGN_STATE */
  remove(id: number): Promise<void> {
    return this.changes.remove(id);
  }

  /** @throws DomainError 400 */
  async countRecipients(query: CampaignAudienceQuery): Promise<CampaignCountResponse> {
    const count = await this.recipients.count(await this.toAudience(query));
    return { count, textMessagePriceUgx: this.config.textMessagePriceUgx ?? null };
  }

  async preview(request: CampaignTextRequest): Promise<CampaignPreviewResponse> {
    const { content, text } = await this.composer.compose(request, 'You get this mail because …');
    return { content, text };
  }

  private async toColumns(request: CampaignRequest) {
    const { subject, body } = request;
    const audience = await this.toAudience(request);
    await this.composer.check({ subject, body, channel: audience.channel });
    return { subject, body, ...audience };
  }

  /** Fields that belong to another audience are set to null. */
  private async toAudience({ channel = 'email', audience, eventId, place }: CampaignAudienceQuery): Promise<Audience> {
    if (channel === 'text' && audience === 'newsletter') throw noPhoneNumbers();
    if (audience === 'event' && !(await this.recipients.hasEvent(eventId ?? 0))) throw unknownEvent();
    if (audience === 'families' && [...(place ?? '')].length < minPlaceLength) throw placeNeeded();
    return {
      channel,
      audience,
      eventId: audience === 'event' ? (eventId ?? null) : null,
      place: audience === 'families' ? (place ?? null) : null,
    };
  }
}
