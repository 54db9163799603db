import { eventsSeed } from './events.seed.ts';
import { sermonsSeed } from './sermons.seed.ts';
import { ministriesSeed } from './ministries.seed.ts';
import { announcementsSeed } from './announcements.seed.ts';
import { testimonialsSeed } from './testimonials.seed.ts';
import { galleriesSeed } from './galleries.seed.ts';
import { productsSeed } from './products.seed.ts';
import type { Seed } from './seed.ts';

export const seeds: Seed[] = [
  eventsSeed,
  sermonsSeed,
  ministriesSeed,
  announcementsSeed,
  testimonialsSeed,
  galleriesSeed,
  productsSeed,
];
