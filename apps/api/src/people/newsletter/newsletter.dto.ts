import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsDateString } from 'class-validator';
import { DateTime, RowId } from '../../platform/http/answer-fields.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import { EmailAddress, TextField } from '../../platform/validation/fields.ts';
import { newsletterTexts } from './newsletter.copy.ts';
import type { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';

/** A request to subscribe to the newsletter (DATA-01). */
export class NewsletterSubscriptionRequest {
  @EmailAddress({ max: 254, description: 'E-mail address of the subscriber', example: 'mary.akello@example.org' })
  email: string;

  /** Never a reason to refuse the request: a value that is not a path on this site leads to the home page. */
  @Allow()
  @ApiProperty({
    type: String,
    required: false,
    description: 'From a plain HTML form: path of the page to return to',
    example: '/events',
  })
  returnTo?: unknown;
}

/** The same for everybody, so that nobody learns who is subscribed. */
export class NewsletterSubscriptionResponse {
  @ApiProperty({ description: 'A sentence to show to the visitor', example: 'Thank you for subscribing!' })
  message: string;
}

/** Filters of the list of subscribers. */
export class NewsletterListQuery extends PageQuery {
  @TextField({
    max: 100,
    optional: true,
    description: 'Return only addresses that contain this text',
    example: 'akello',
  })
  search?: string;
}

/** A current subscriber of the newsletter. Personal data. */
export class NewsletterEntry {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'E-mail address of the subscriber', example: 'mary.akello@example.org' })
  email: string;

  @DateTime('When the subscription began, UTC', '2026-11-21T08:00:00.000Z')
  subscribedAt: string;
}

/** The current subscribers of the newsletter (DATA-32), latest first. Former subscribers are neither listed nor counted. */
export class NewsletterSubscribersResponse {
  @ApiProperty({
    type: [String],
    description: 'Addresses of this part of the list',
    example: ['mary.akello@example.org'],
  })
  subscribers: string[];

  @ApiProperty({ type: 'integer', description: 'Number of all subscribers', example: 120 })
  count: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of subscribers that match the search; without a search, all of them',
    example: 120,
  })
  found: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of subscribers who joined in this calendar month, in Kampala time',
    example: 14,
  })
  thisMonth: number;

  @ApiProperty({ type: [NewsletterEntry], description: 'The same as `subscribers`, with dates' })
  entries: NewsletterEntry[];
}

/** A subscription that the office has ended. */
export class NewsletterRemovalResponse extends NewsletterEntry {
  @DateTime('When the subscription ended, UTC; identifies the removal when it is restored', '2026-11-21T08:00:00.000Z')
  unsubscribedAt: string;
}

/** The removal to undo. */
export class NewsletterRestoreRequest {
  @DateTime('`unsubscribedAt` from the response to the removal', '2026-11-21T08:00:00.000Z')
  @IsDateString({ strict: true }, withMessage(newsletterTexts.removalMoment))
  unsubscribedAt: string;
}

export const toNewsletterEntry = ({ id, email, subscribedAt }: NewsletterSubscriber): NewsletterEntry => ({
  id,
  email,
  subscribedAt: subscribedAt.toISOString(),
});
