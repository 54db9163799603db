import type { Page } from '@playwright/test';
import { type Api } from './fixtures.ts';
import { testWithMail } from './mail-steps.ts';

/** The inbox test files share one product, so each test looks only for its own texts. */
export const test = testWithMail();

export interface SavedForm {
  id: number;
  createdAt: string;
  isRead: boolean;
  isAnswered: boolean;
  isUrgent: boolean;
  replies: { content: string; delivery: string | null }[];
}

export async function write(api: Api, lastName: string, own: Record<string, unknown> = {}): Promise<number> {
  const { body } = await api('POST', '/contact', {
    body: {
      firstName: 'Mary',
      lastName,
      email: `${lastName.toLowerCase()}@example.org`,
      message: 'Where can I park on Sunday?',
      ...own,
    },
  });
  return (body as SavedForm).id;
}
export async function ask(
  api: Api,
  request: string,
  name: string | null = null,
): Promise<{ id: number; replyCode: string }> {
  return (await api('POST', '/prayer-requests', { body: { name, request, isPublic: false } })).body as {
    id: number;
    replyCode: string;
  };
}
export const stored = async (
  api: Api,
  id: number,
  path: '/contact-messages' | '/prayer-requests' = '/contact-messages',
) => (await api('GET', `${path}/${id}`, { as: 'admin' })).body as SavedForm;

export const messages = (search: string) => `/admin/messages?search=${encodeURIComponent(search)}` as const;
export const prayers = (search: string) => `/admin/messages/prayers?search=${encodeURIComponent(search)}` as const;
export const rows = (page: Page, list = 'messages') =>
  page.getByRole('region', { name: list, exact: true }).getByRole('listitem');
export const row = (page: Page, text: string, list?: string) => rows(page, list).filter({ hasText: text });
export const pane = (page: Page) => page.getByRole('article');
export const bulk = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
export const reply = (page: Page) => pane(page).getByRole('textbox', { name: 'Reply' });
/** A mail passes through the outbox and a mail server; the page then shows it at its next read. */
export const delivered = { timeout: 20_000 };
export const openRow = (page: Page, text: string, list?: string) => row(page, text, list).getByRole('link').click();
