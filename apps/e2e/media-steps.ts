import { expect, type Page } from '@playwright/test';
import { basicAuth } from './fixtures.ts';

/** Opens the media console with a stored credential, as if signed in earlier in this tab. Other tests cover the login. */
export async function openBooth(page: Page): Promise<void> {
  await page.addInitScript((credential) => {
    if (sessionStorage.getItem('opened') === null) sessionStorage.setItem('mediaAuth', credential);
    sessionStorage.setItem('opened', 'yes');
  }, basicAuth('media').slice('Basic '.length));
  await page.goto('/media-setup');
  await expect(page.getByRole('heading', { name: 'Media Team Setup' })).toBeVisible({ timeout: 20_000 });
}

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const statusCard = (page: Page) => card(page, 'Current Stream Status');
export const approvalCard = (page: Page) => card(page, 'Stream Approval & Go Live');
export const configuration = (page: Page) => card(page, 'Stream Configuration');

/** Passes the server's state of the stream through `edit`. While `isDown` is true, the requests fail. */
export async function stream(page: Page, edit: (answer: StreamAnswer) => void = () => undefined) {
  const control = { edit, isDown: false, asked: 0 };
  for (const path of ['**/api/media/stream', '**/api/live/status*']) {
    await page.route(path, async (route) => {
      control.asked += 1;
      if (control.isDown) return route.abort();
      const response = await route.fetch();
      const body = (await response.json()) as StreamAnswer | StreamAnswer['status'];
      // Both requests return the status of the same broadcast.
      if ('status' in body) control.edit(body);
      else control.edit({ status: body, server: {}, approval: {}, configured: {} } as StreamAnswer);
      return route.fulfill({ response, json: body });
    });
  }
  return control;
}

export interface StreamAnswer {
  server: { kind: string; state: string; problem: string | null; rtmpPort: number | null; hlsPort: number | null };
  publishing: {
    since: string;
    bitrate: number;
    frameRate: number | null;
    width: number | null;
    height: number | null;
    videoCodec: string | null;
    audioCodec: string | null;
  } | null;
  warnings: { code: string; message: string }[];
  previewUrl: string | null;
  approval: { isApproved: boolean; approvedBy: string | null; approvedAt: string | null };
  configured: { youtube: boolean; rtmp: boolean };
  status: {
    isLive: boolean;
    isInterrupted: boolean;
    viewers: number;
    streamType: string | null;
    wentLiveAt: string | null;
    sources: { youtube: { isLive: boolean }; rtmp: { isLive: boolean; approved: boolean; manuallyActivated: boolean } };
  };
  wentLiveBy: string | null;
}
