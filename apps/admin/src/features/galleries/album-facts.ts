import type { GalleryResponse } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { galleriesCopy as copy } from './galleries.copy.ts';

export const albumDay = (eventDate: string | null): string =>
  eventDate === null ? '' : formatDate(new Date(`${eventDate}T12:00:00Z`));

/** '18 July 2026 · 5 photos' */
export const albumFacts = ({ eventDate, photoCount }: Pick<GalleryResponse, 'eventDate' | 'photoCount'>): string =>
  [albumDay(eventDate), copy.photoCount({ count: photoCount })].filter(Boolean).join(' · ');
