import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { TestimonialResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { announcementsPath } from '../../features/announcements/api/use-announcements.ts';
import { testimonialsPath } from '../../features/testimonials/api/use-testimonials.ts';

const testimony = (id: number, own: Partial<TestimonialResponse> = {}): TestimonialResponse => ({
  id,
  name: `Witness ${id}`,
  testimony: `Story ${id}.`,
  date: '2026-11-21',
  verified: true,
  ...own,
});

async function open(address: string, answers: ReadAnswers = {}) {
  await loadPage(findPage(address).page);
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reads={createReads(answers)} settings={settings} renderedAt={Date.now()} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('main'));
}
const stories = (body: unknown, status = 200): ReadAnswers => ({ [testimonialsPath(1)]: { status, body } });
const current = () =>
  within(screen.getByRole('navigation', { name: 'Community' }))
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);

describe('the community page', () => {
  afterEach(cleanup);

  it('does not ask for the first testimony on a page beyond the last', async () => {
    const page = await open('/community?page=9', { [testimonialsPath(9)]: { status: 200, body: [] } });
    expect(page.queryByText('No testimonies yet')).toBeNull();
    expect(page.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/community?page=8');
  });

  // COM-01
  it('has its three tabs as links', async () => {
    const page = await open('/community', stories([]));
    const links = within(page.getByRole('navigation', { name: 'Community' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Testimonials', '/community'],
      ['Photo Gallery', '/community?tab=gallery'],
      ['Announcements', '/community?tab=announcements'],
    ]);
  });

  // COM-02, COM-03, COM-08
  it.each([
    ['/community', 'Testimonials'],
    ['/community?tab=nonsense', 'Testimonials'],
    ['/community?testimony=sent', 'Testimonials'],
    ['/community?tab=gallery', 'Photo Gallery'],
    ['/community?tab=announcements', 'Announcements'],
  ])('opens %s at %s', async (address, tab) => {
    const page = await open(address, { ...stories([]), [announcementsPath(1)]: { status: 200, body: [] } });
    expect(current()).toEqual([tab]);
    expect(page.getByRole('heading', { level: 2, name: tab }).textContent).toBe(tab);
    // COM-05
    expect(page.queryByRole('region', { name: 'Share Your Testimony' }) === null).toBe(tab !== 'Testimonials');
  });

  // COM-04, DATA-17, TST-09, CONST-18
  it('shows testimonies with the name and the day, and the rest of a long one on request', async () => {
    const page = await open(
      '/community',
      stories([testimony(1), testimony(2, { testimony: `It rained. ${'We prayed. '.repeat(60)}Amen.` })]),
    );
    const [short, long] = page.getAllByRole('figure');
    for (const text of ['Story 1.', 'Witness 1', '21 November 2026']) expect(short?.textContent).toContain(text);
    expect(short?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21');
    expect(long?.querySelector('details')?.textContent).toMatch(/^Read more: The story of Witness 2.*Amen\.$/);
  });

  it('asks for the first testimony while there is none', async () => {
    const page = await open('/community', stories([]));
    expect(page.getByRole('heading', { name: 'No testimonies yet' }).textContent).toBeTruthy();
  });

  // TST-08
  it('says that the testimonies could not be loaded, and keeps the form', async () => {
    const page = await open('/community', stories({ message: 'Busy' }, 503));
    expect(page.getByRole('alert').textContent).toContain('Failed to fetch testimonials');
    expect(page.getByRole('button', { name: 'Try again' }).textContent).toBe('Try again');
    expect(page.getByRole('button', { name: 'Share testimony' }).textContent).toBe('Share testimony');
  });

  it('says that they are loading', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const page = await open('/community');
    expect(page.getByRole('status').textContent).toContain('Loading testimonials');
  });

  // TST-05: the result of a form without a script
  it('thanks, or marks the fields, after a form that was sent without a script', async () => {
    const sent = await open('/community?testimony=sent', stories([]));
    expect(sent.getByRole('status').textContent).toBe(
      'Thank you for sharing your testimony. It will be reviewed before being published.',
    );
    cleanup();
    const refused = await open('/community?testimony=invalid&fields=name', stories([]));
    expect(refused.getByRole('textbox', { name: 'Your name' }).getAttribute('aria-invalid')).toBe('true');
    expect(refused.getByRole('alert').textContent).toContain('missing or wrong');
  });
});
