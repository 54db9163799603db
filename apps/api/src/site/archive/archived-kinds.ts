import type { Type } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { type ContentPlural, toDecimal } from '@ministry/domain';
import { ProductRequest } from '../../money/products/product.dto.ts';
import { invalid } from '../../platform/errors/domain-error.ts';
import { translationsTopic } from '../../platform/translations/translations.service.ts';
import { labelOf } from '../../platform/validation/explained.ts';
import { problems } from '../../platform/validation/fields.copy.ts';
import { WebAddress } from '../../platform/validation/fields.ts';
import { AnnouncementRequest } from '../../publishing/announcements/announcement.dto.ts';
import { announcementKind } from '../../publishing/announcements/announcement-kind.ts';
import { toContentResponse } from '../../publishing/content/content-columns.ts';
import { EventRequest } from '../../publishing/events/event.dto.ts';
import { eventKind } from '../../publishing/events/event-kind.ts';
import { GalleryRequest, PhotoCaptionRequest } from '../../publishing/galleries/gallery.dto.ts';
import { MinistryRequest } from '../../publishing/ministries/ministry.dto.ts';
import { ministryKind } from '../../publishing/ministries/ministry-kind.ts';
import { PageRequest } from '../../publishing/pages/own-page.dto.ts';
import { ownPageKind } from '../../publishing/pages/own-page-kind.ts';
import { SermonRequest } from '../../publishing/sermons/sermon.dto.ts';
import { sermonKind } from '../../publishing/sermons/sermon-kind.ts';
import { TestimonialRequest } from '../../publishing/testimonials/testimonial.dto.ts';
import { testimonialKind } from '../../publishing/testimonials/testimonial-kind.ts';
import { TranslationRequest } from '../translations/translations.dto.ts';

/** A row in the form of the archive: times are ISO 8601 text. */
export type ArchivedRow = Record<string, unknown>;

/** A table of content, and the rules of its rows. */
export interface ArchivedKind {
  /** Used in the name of its entry, and for its count in the manifest. */
  name: string;
  /** The class of its rows, or the name of the table. */
  entity: EntityTarget<{ id: number }>;
  /** Topic of the cached responses that show it. */
  topic: string;
  /** Values that every row gets on this site, whatever the archive says, in addition to those of all kinds. */
  fixed: ArchivedRow;
  /** Condition for the rows that are exported, in addition to not being deleted. */
  where: ArchivedRow;
  /** The request class whose validation rules apply to its rows. */
  request: Type<object>;
  toRequest(row: ArchivedRow): ArchivedRow;
  /** @throws DomainError for rules that concern several fields together */
  check?(row: ArchivedRow): void;
  /** Unique columns; columns that are unique together are separated by commas. */
  unique: string[];
  /** The row of another kind that a row belongs to, and the column with its id. */
  owner?(row: ArchivedRow): { column: string; kind: string; id: number } | undefined;
  /** For kinds whose items have a history: how the audit log names and stores an item. */
  audited?: { entity: string; title: string; snapshot(row: ArchivedRow): object };
}

const common = { fixed: {}, where: {}, unique: [], toRequest: (row: ArchivedRow) => row };

interface ContentDeclaration {
  name: string;
  plural: ContentPlural;
  entity: Type<{ id: number }>;
  title: { column: string };
  check?(item: never): void;
  toSnapshot?(item: never): object;
}

const content = (
  { name, plural, entity, title, check, toSnapshot }: ContentDeclaration,
  request: Type<object>,
  more: Partial<ArchivedKind> = {},
): ArchivedKind => ({
  ...common,
  name: plural,
  entity,
  topic: plural,
  request,
  ...(check && { check: (row) => check(row as never) }),
  audited: {
    entity: name,
    title: title.column,
    snapshot: (row) => toSnapshot?.(row as never) ?? toContentResponse(entity as Type<never>, row as never, true),
  },
  ...more,
});

class ArchivedPhoto extends PhotoCaptionRequest {
  @WebAddress({ max: 2_048, description: 'Address of the photo' })
  url: string;
}

/** In the order in which rows are inserted; they are deleted in reverse order. */
export const archivedKinds: readonly ArchivedKind[] = [
  // Taken seats follow from registrations, which are not exported.
  content(eventKind, EventRequest, { fixed: { seatsTaken: 0 } }),
  content(sermonKind, SermonRequest),
  content(ministryKind, MinistryRequest),
  content(announcementKind, AnnouncementRequest),
  // Testimonials that nobody has verified belong to the visitors who sent them and are not content yet.
  content(testimonialKind, TestimonialRequest, { where: { isActive: true } }),
  content(ownPageKind, PageRequest, { unique: ['address'] }),
  {
    ...common,
    name: 'galleries',
    entity: 'photo_galleries',
    topic: 'galleries',
    request: GalleryRequest,
    fixed: { lockCount: 0 },
  },
  {
    ...common,
    name: 'photos',
    entity: 'photos',
    topic: 'galleries',
    request: ArchivedPhoto,
    // Only the device that sent the photo knows its key.
    fixed: { uploadKey: null },
    owner: ({ galleryId }) => ({ column: 'galleryId', kind: 'galleries', id: Number(galleryId) }),
  },
  {
    ...common,
    name: 'products',
    entity: 'products',
    topic: 'products',
    request: ProductRequest,
    toRequest: ({ cents, ...row }) => ({ ...row, price: toDecimal(Number(cents)) }),
  },
  {
    ...common,
    name: 'translations',
    entity: 'translations',
    topic: translationsTopic,
    request: TranslationRequest,
    toRequest: ({ state, ...row }) => ({ ...row, isChecked: state === 'checked' }),
    check: ({ state }) => {
      if (state !== 'draft' && state !== 'checked')
        throw invalid({ state: problems.notOneOf({ label: labelOf('state'), words: 'draft, checked' }) });
    },
    // The account that checked it belongs to the other site.
    fixed: { checkedBy: null },
    unique: ['language,kind,itemId,field'],
    owner: ({ kind, itemId }) =>
      itemId === 0 ? undefined : { column: 'itemId', kind: String(kind), id: Number(itemId) },
  },
];

export const kindNames: readonly string[] = archivedKinds.map(({ name }) => name);
