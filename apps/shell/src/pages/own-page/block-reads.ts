import type { ApiPath } from '@ministry/api-client';
import { eventPath, upcomingPath } from '../../features/events/api/use-events.ts';
import { galleryPath } from '../../features/gallery/api/use-galleries.ts';
import type { Block } from './block.ts';

/** API paths of the albums and events in the blocks of a page. */
export const blockReads = (blocks: readonly Block[]): ApiPath<unknown>[] =>
  blocks.flatMap((block): ApiPath<unknown>[] => {
    if (block.type === 'album') return [galleryPath(block.albumId)];
    if (block.type !== 'events') return [];
    return [block.eventId ? eventPath(block.eventId) : upcomingPath(block.count)];
  });
