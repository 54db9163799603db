import type { Page } from '@playwright/test';
import { type Api, expect } from './fixtures.ts';

/** Hosts of the video platform and of what its player loads. */
export const youtube = /^https:\/\/([\w-]+\.)*(youtube(-nocookie)?\.com|ytimg\.com|google\.com)\//;

export interface SermonFacts {
  id: number;
  title: string;
  speaker: string;
  date: string;
  series: string | null;
  audioUrl: string | null;
  videoUrl: string | null;
}

export const panel = (page: Page) => page.locator('#browse');
export const latest = (page: Page) => page.getByRole('main').getByRole('article').first();
export const player = (page: Page) => page.getByRole('dialog');
export const shown = (page: Page) => panel(page).getByRole('article').getByRole('heading');
export const media = (page: Page) => player(page).locator('audio, video');
export const place = (page: Page) => media(page).evaluate((element: HTMLMediaElement) => element.currentTime);
export const playsFrom = (page: Page, seconds: number) => expect.poll(() => place(page)).toBeGreaterThan(seconds);

export async function sermons(api: Api, query = ''): Promise<SermonFacts[]> {
  return (await api('GET', `/sermons?limit=500${query}`)).body as SermonFacts[];
}
/** Finds a seeded sermon that fits a test. */
export async function seeded(api: Api, fits: (sermon: SermonFacts) => boolean): Promise<SermonFacts> {
  const found = (await sermons(api)).find(fits);
  if (!found) throw new Error('The seed has no such sermon.');
  return found;
}
export const withBoth = (sermon: SermonFacts) =>
  sermon.audioUrl?.startsWith('/uploads/') === true && sermon.videoUrl?.startsWith('/uploads/') === true;
export const withAudioAlone = (sermon: SermonFacts) =>
  sermon.audioUrl?.startsWith('/uploads/') === true && sermon.videoUrl === null;
export const withNothing = (sermon: SermonFacts) => sermon.audioUrl === null && sermon.videoUrl === null;
export const withYouTube = (sermon: SermonFacts) => sermon.videoUrl?.includes('youtu') === true;
