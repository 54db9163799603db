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

/** A row as the archive has it: instants as ISO 8601 text. */
export type ArchivedRow = Record<string, unknown>;

/** A table of content, and the rules of its rows. */
export interface ArchivedKind {
  /** Of its entry, and of its count in the manifest. */
  name: string;
  /** The class of its rows, or the name of the table. */
  entity: EntityTarget<{ id: number }>;
  /** The topic of the answers that show it. */
  topic: string;
  /** What every row of this site has, whatever the archive says, beside what all kinds have so. */
  fixed: ArchivedRow;
  /** Which rows are exported, beside those that are not deleted. */
  where: ArchivedRow;
  /** The class whose rules the API has for it. */
  request: Type<object>;
  toRequest(row: ArchivedRow): ArchivedRow;
  /** @throws DomainError for what single fields do not tell */
  check?(row: ArchivedRow): void;
  /** Columns, several with commas between them, that no two rows may have alike. */
  unique: string[];
  /** A row of another kind that a row is about, and the column that has its id. */
  owner?(row: ArchivedRow): { column: string; kind: string; id: number } | undefined;
  /** Of the kinds whose items have a history: what the audit log calls one. */
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
  @WebAddress({ max: 2_048, description: 'Its address' })
  url: string;
}

/** In the order in which rows are stored; they are deleted in the opposite one. */
export const archivedKinds: readonly ArchivedKind[] = [
  // How many have registered is told by registrations, which are not moved.
  content(eventKind, EventRequest, { fixed: { seatsTaken: 0 } }),
  content(sermonKind, SermonRequest),
  content(ministryKind, MinistryRequest),
  content(announcementKind, AnnouncementRequest),
  // What visitors have sent and nobody has verified is theirs, and no content yet.
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
    // Known to the device that has sent it.
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
    // Anyone who checked it has an account of the other site.
    fixed: { checkedBy: null },
    unique: ['language,kind,itemId,field'],
    owner: ({ kind, itemId }) =>
      itemId === 0 ? undefined : { column: 'itemId', kind: String(kind), id: Number(itemId) },
  },
];

export const kindNames: readonly string[] = archivedKinds.map(({ name }) => name);
