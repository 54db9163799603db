import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { EventResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { upcomingPath } from '../../features/events/api/use-events.ts';

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const event = (id: number, own: Partial<EventResponse> = {}): EventResponse => ({
  id,
  title: `Gathering ${id}`,
  description: 'Worship and teaching.',
  date: inDays(id),
  endDate: null,
  location: 'Gulu',
  category: 'service',
  tags: [],
  featuredImage: null,
  eventPhotos: [],
  attendeeLimit: 10,
  seatsTaken: 0,
  seatsLeft: 10,
  registrationRequired: true,
  isActive: true,
  status: 'published',
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
  ...own,
});

async function open(answers: ReadAnswers, { sampleContent = false, saveData = false, address = '/events' } = {}) {
  await loadPage(findPage('/events').page);
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent, saveData };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reads={createReads(answers)} settings={settings} renderedAt={now.getTime()} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('main'));
}
const list = (body: unknown, status = 200): ReadAnswers => ({ [upcomingPath()]: { status, body } });

describe('the events page', () => {
  afterEach(cleanup);

  // EVT-02, EVT-11
  it('invites visitors to register, in more words on the first two cards', async () => {
    const page = await open(list([event(1), event(2), event(3), event(4)]));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Upcoming Events');
    expect(page.getAllByRole('link', { name: /^Register Now/ })).toHaveLength(2);
    expect(page.getAllByRole('link', { name: /^Register(?! Now)/ })).toHaveLength(2);
  });

  // EVT-10, EVT-12
  it('says whether an event asks for registration', async () => {
    const page = await open(list([event(1), event(2, { registrationRequired: false, seatsLeft: null })]));
    expect(page.getByText('Registration Required').textContent).toBeTruthy();
    expect(page.getByText('Open to All').textContent).toBeTruthy();
    expect(page.getByRole('link', { name: /^Learn More/ }).getAttribute('href')).toBe('/events/2');
  });

  // EVT-13, EVT-14
  it.each([
    ['conference', 'Conference'],
    ['womens-ministry', "Women's Ministry"],
    ['crusade', 'Crusade'],
    ['youth', 'Youth'],
    ['service', 'Service'],
    ['fellowship', 'Fellowship'],
  ] as const)('names the category %s %j', async (category, label) => {
    const page = await open(list([event(1, { category })]));
    expect(within(page.getByRole('article')).getByText(label).textContent).toBe(label);
  });

  it('does not show what has ended since the list was loaded', async () => {
    const page = await open(list([event(1, { title: 'Over by now', date: inDays(-1) }), event(2)]));
    expect(page.queryByText('Over by now')).toBeNull();
  });

  // experience.md, Save-Data
  it('fetches no picture for a visitor who saves data', async () => {
    const page = await open(
      list([
        event(1, { featuredImage: '/uploads/a-1200x800.jpg' }),
        event(2),
        event(3, { featuredImage: '/uploads/b-1200x800.jpg' }),
      ]),
      { saveData: true },
    );
    expect(page.getAllByRole('article')).toHaveLength(3);
    expect(document.querySelector('img, source')).toBeNull();
  });

  // EVT-01
  it('says that it is loading', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const page = await open({});
    expect(page.getByRole('status').textContent).toContain('Loading events');
  });

  it('says that the list could not be loaded, and offers to try again', async () => {
    const page = await open(list({ message: 'Busy' }, 503));
    expect(page.getByRole('alert').textContent).toContain('The events could not be loaded.');
    expect(page.getByRole('button', { name: 'Try again' }).textContent).toBe('Try again');
  });

  // EVT-16, EVT-17
  it('shows samples, marked as such and with disabled buttons, while there are no events', async () => {
    const page = await open(list([]), { sampleContent: true });
    expect(page.getAllByText('Sample')).toHaveLength(3);
    expect(page.getByText('25,000 seats left').textContent).toBeTruthy();
    expect(page.getByText('1,000 seats left').textContent).toBeTruthy();
    expect(page.getByText('500 seats left').textContent).toBeTruthy();
    for (const button of page.getAllByRole<HTMLButtonElement>('button', { name: /^Register/ }))
      expect(button.disabled).toBe(true);
  });

  // EVT-18
  it('shows samples while the assistant says that there are no events, because nobody can register for a sample', async () => {
    const page = await open(
      { ...list([]), '/api/events': { status: 200, body: [] } },
      { sampleContent: true, address: '/events?assistant=open' },
    );
    fireEvent.click(await page.findByRole('button', { name: 'Show me events' }));
    expect(page.getByRole('log').textContent).toContain("I don't see any upcoming events right now");
    expect(page.getAllByText('Sample')).toHaveLength(3);
  });

  it('says that there are no events if samples are off', async () => {
    const page = await open(list([]));
    expect(page.getByRole('heading', { name: 'No events are announced at the moment' }).textContent).toBeTruthy();
  });

  // EVT-06, EVT-07, EVT-08, EVT-09
  it('shows the regular services', async () => {
    const page = await open(list([]));
    for (const name of ['Sunday worship', 'Wednesday programmes', 'Thursday', 'Friday'])
      expect(page.getByRole('heading', { name }).textContent).toBe(name);
  });
});
