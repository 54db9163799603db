import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';

const code = '7K2M-QX4R-9TBA-PW3D';
const offer = {
  rate: 3_700,
  methods: [
    { provider: 'sandbox', title: 'Test payment', ways: ['card', 'mobile-money'], wantsPhone: false, isTest: true },
  ],
};
let narrow: boolean;

interface Opening {
  address?: string;
  giveUrl?: string | null;
  saveData?: boolean;
  answers?: ReadAnswers;
}
async function open({ address = '/contact', giveUrl = null, saveData = false, answers = {} }: Opening = {}) {
  await loadPage(findPage('/contact').page);
  const reads = createReads({
    '/api/payments/methods': { status: 200, body: offer },
    '/api/site/ways-of-giving': { status: 200, body: [] },
    '/api/site/contact-page': { status: 200, body: seedSite.contactTexts },
    ...answers,
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <App
        reads={reads}
        settings={{ ...seedSite, publicUrl: 'http://localhost', giveUrl, sampleContent: false, saveData }}
        renderedAt={Date.UTC(2026, 10, 21)}
      />
    </MemoryRouter>,
  );
  return { reads, region: (name: string) => within(screen.getByRole('region', { name })) };
}
const box = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);

describe('the contact page', () => {
  beforeEach(() => {
    localStorage.clear();
    Element.prototype.scrollIntoView = () => undefined;
    narrow = false;
    window.matchMedia = (query) => ({ matches: !narrow, media: query }) as MediaQueryList;
  });
  afterEach(cleanup);

  it('has its forms, the ways to reach the church and the social buttons', async () => {
    const { region } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get in Touch'); // CON-01
    // CON-02, CON-03, CON-04: both forms are on this one page
    expect(
      region('Send Us a Message').getByRole('button', { name: 'Send message' }).closest('form')?.getAttribute('action'),
    ).toBe('/api/contact#message');
    expect(
      region('Prayer Requests')
        .getByRole('button', { name: 'Send prayer request' })
        .closest('form')
        ?.getAttribute('action'),
    ).toBe('/api/prayer-requests#prayer');
    const reach = region('Visit Us');
    expect(reach.getByText('P.O. Box 100, Gulu, Uganda').textContent).toBeTruthy(); // CON-11
    expect(
      reach
        .getAllByRole('link')
        .map((link) => [link.textContent?.replace(' (opens in a new tab)', ''), link.getAttribute('href')]),
    ).toEqual([
      // CON-12, CON-14
      ['+256 700 000 000', 'tel:+256700000000'],
      ['+256 700 000 000', 'https://wa.me/256700000000'],
      ['office@example.org', 'mailto:office@example.org'], // CON-13, CON-14
      // CON-15, CON-16
      ['Facebook', 'https://www.facebook.com/'],
      ['YouTube', 'https://www.youtube.com/'],
      ['WhatsApp', 'https://wa.me/256700000000'],
    ]);
  });

  it('has what a first visitor needs to know, and the times of the programme', async () => {
    const { region } = await open();
    expect(
      region('Plan Your Visit')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['What to Wear', 'Parking', 'Children']); // CON-06, CON-07, CON-08
    // CON-09, CON-10
    expect(
      region('Plan Your Visit').getByRole('link', { name: 'Schedule Your First Visit' }).getAttribute('href'),
    ).toBe('/contact?visit=first#message');
    const rows = region('Service Times')
      .getAllByRole('definition')
      .map((hours) => [
        hours.closest('dl')?.previousElementSibling?.textContent,
        hours.previousElementSibling?.textContent,
        hours.textContent,
      ]);
    expect(rows).toEqual([
      // CON-17
      ['Sunday', '1st service', '7:00–9:00 AM'],
      ['Sunday', '2nd service', '9:00–11:30 AM'],
      ['Wednesday', "Women's program", '9:00 AM–4:00 PM'], // CON-18
      ['Wednesday', 'Youth service', '5:00–6:30 PM'], // CON-19
      ['Wednesday', "Widows' overnight", 'Evening till dawn'],
      ['Thursday', 'Mid-week deliverance', '4:00–6:30 PM'], // CON-20
      ['Friday', 'Overnight prayers', '9:00 PM till dawn'], // CON-21
    ]);
  });

  // CON-05
  it.each([
    ['by itself on a wide screen', { isNarrow: false, saveData: false }, true],
    ['on a tap on a narrow one', { isNarrow: true, saveData: false }, false],
    ['on a tap with Save-Data', { isNarrow: false, saveData: true }, false],
  ])('shows the map %s', async (_how, { isNarrow, saveData }, isThere) => {
    narrow = isNarrow;
    await open({ saveData });
    expect(screen.queryByTitle(/^Map of the church/) !== null).toBe(isThere);
    if (!isThere) fireEvent.click(screen.getByRole('link', { name: 'Show the map' }));
    expect(screen.getByTitle(/^Map of the church/).getAttribute('src')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.*&marker=2\.7746%2C32\.2990$/,
    );
  });

  // CON-22…24
  it('has the gift form under both anchors, and links to our own store, or to an external one in a new tab', async () => {
    const { region } = await open();
    const giving = screen.getByRole('region', { name: 'Give' });
    expect([giving.id, giving.querySelector('#donate') !== null]).toEqual(['donation', true]);
    expect(region('Give').getByRole('button', { name: 'Give' }).closest('form')?.getAttribute('action')).toBe(
      '/api/create-sandbox-payment#donation',
    );
    expect(
      region('Give')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/store', 'tel:+256700000000']);
    cleanup();
    await open({ giveUrl: 'https://give.example.org/' });
    const link = within(screen.getByRole('region', { name: 'Give' })).getByRole('link', {
      name: /^Give in our online store \(opens in a new tab\)/,
    });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://give.example.org/',
      '_blank',
      'noopener',
    ]);
  });

  it('shows numbers and accounts for gifts, if there are any, with a warning', async () => {
    const bank = { kind: 'bank', provider: 'Stanbic Bank', accountName: 'Grace Church', number: '9030 0123' };
    const ways = [{ ...bank, branch: 'Gulu', swift: 'SBICUGKX', note: 'Reason: your name' }];
    const { region } = await open({ answers: { '/api/site/ways-of-giving': { status: 200, body: ways } } });
    const list = region('Give').getByRole('heading', { name: 'Stanbic Bank' }).closest('li');
    expect(list?.textContent).toBe('Stanbic Bank9030 0123Grace ChurchGuluSBICUGKXReason: your name');
    expect(region('Give').getByText(/If a message names another number, call us/).textContent).toBeTruthy();
    cleanup();
    const failed = await open({ answers: { '/api/site/ways-of-giving': { status: 503, body: {} } } });
    expect(failed.region('Give').getByText(/could not be loaded/).textContent).toContain('Please call us');
  });

  // CON-10, decisions.md, Quiz
  it('begins the message with what the visitor came for, and keeps what was written before', async () => {
    await open({ address: '/contact?ministry=Eye%20Camp#message' });
    expect(box('Message *').value).toBe('I would like to help with Eye Camp.');
    cleanup();
    localStorage.setItem('draft:contact', JSON.stringify({ firstName: 'Aber', message: 'A question' }));
    await open({ address: '/contact?visit=first#message' });
    expect([box('First name *').value, box('Message *').value]).toEqual([
      'Aber',
      expect.stringMatching(/^A question\n\nI would like to plan my first visit\./),
    ]);
  });

  // PRAY-03, PRAY-05, PRAY-06, PRAY-07
  it('has a prayer form that shares nothing by default, and an assistant that waits for text', async () => {
    await open();
    const shared = screen.getByRole<HTMLInputElement>('checkbox', {
      name: "I'm comfortable sharing this prayer request with others",
    });
    expect([shared.checked, box('Your name (optional)').required, box('Your prayer request *').required]).toEqual([
      false,
      false,
      true,
    ]);
    const support = screen.getByRole<HTMLButtonElement>('button', { name: 'AI support' });
    expect(support.disabled).toBe(true);
    fireEvent.input(box('Your prayer request *'), { target: { value: ' ' } });
    expect(support.disabled).toBe(true);
    fireEvent.input(box('Your prayer request *'), { target: { value: 'Heal my mother' } });
    expect(support.disabled).toBe(false);
  });

  // PRAY-09, PRAY-11
  it('answers a prayer with a word of comfort, on the device only', async () => {
    await open();
    globalThis.fetch = () => Promise.reject(new Error('Nothing may be sent.'));
    fireEvent.input(box('Your prayer request *'), { target: { value: 'Heal my mother, she is sick' } });
    fireEvent.click(screen.getByRole('button', { name: 'AI support' }));
    const word = within(screen.getByRole('status', { name: 'A word for you' }));
    expect(word.getByText('One moment…').textContent).toBeTruthy();
    expect((await word.findByRole('heading', { name: 'For healing' })).textContent).toBeTruthy();
    expect(word.getByText('Psalm 147:3').textContent).toBeTruthy();
    fireEvent.input(box('Your prayer request *'), { target: { value: '' } });
    expect(word.queryByRole('heading')).toBeNull();
  });

  it('shows the telephone number at once when life is in danger', async () => {
    await open();
    fireEvent.input(box('Your prayer request *'), { target: { value: 'I want to die' } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Call +256 700 000 000' }).getAttribute('href')).toBe('tel:+256700000000');
  });

  // decisions.md, Prayer
  it('shows the replies to the requests of this device, until they are forgotten', async () => {
    localStorage.setItem('prayer-requests', JSON.stringify([{ code, sentAt: '2026-11-16T08:00:00.000Z' }]));
    const body = {
      createdAt: '2026-11-16T08:00:00.000Z',
      isAnswered: true,
      replies: [{ content: 'We prayed this morning.', createdAt: '2026-11-17T08:00:00.000Z' }],
    };
    const { region } = await open({ answers: { [`/api/prayer-requests/replies/${code}`]: { status: 200, body } } });
    const mine = region('Your prayer requests');
    expect(mine.getByText('We prayed this morning.').textContent).toBeTruthy();
    expect(mine.getByText('Reply of Tuesday 17 November 2026').textContent).toBeTruthy();
    act(() => void fireEvent.click(mine.getByRole('button', { name: /^Forget on this device/ })));
    expect(mine.queryByText('We prayed this morning.')).toBeNull();
    expect(localStorage.getItem('prayer-requests')).toBeNull();
  });

  it('also forgets a request whose code is in the address', async () => {
    const body = {
      createdAt: '2026-11-16T08:00:00.000Z',
      isAnswered: false,
      replies: [{ content: 'We prayed this morning.', createdAt: '2026-11-17T08:00:00.000Z' }],
    };
    const { region } = await open({
      address: `/contact?prayer=sent&code=${code}`,
      answers: { [`/api/prayer-requests/replies/${code}`]: { status: 200, body } },
    });
    const mine = region('Your prayer requests');
    await act(async () => void fireEvent.click(mine.getByRole('button', { name: /^Forget on this device/ })));
    expect(mine.queryByText('We prayed this morning.')).toBeNull();
    expect(localStorage.getItem('prayer-requests')).toBeNull();
  });
});
