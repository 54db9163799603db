import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { onToast, type ToastContent } from '@ministry/ui/toast-store';

/** jsdom has neither `Request` nor `Response`; this is as much as an API call needs. */
class SentRequest {
  readonly headers: Headers;
  readonly body: string;
  constructor(
    readonly url: string,
    init: { headers: Headers; body: string },
  ) {
    this.headers = init.headers;
    this.body = init.body;
  }
}
Object.assign(globalThis, { Request: SentRequest });
// Imported now, because the API client takes the global `Request` when it is created.
const { App } = await import('../../app/app.tsx');
const { loadPage } = await import('../../app/page.tsx');
const { findPage } = await import('../../app/pages.ts');
const { createReads } = await import('../../app/reads.ts');

const receipt = { id: 1, replyCode: '7K2M-QX4R-9TBA-PW3D' };
const answering = (status: number, body: unknown) => {
  const text = JSON.stringify(body);
  return {
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers({ 'content-length': String(text.length) }),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(body),
  } as Response;
};

let sent: SentRequest[];
let toasts: ToastContent[];
let stopListening: () => void;
let answer: () => Promise<Response>;

async function open(address = '/contact') {
  await loadPage(findPage('/contact').page);
  const reads = createReads({
    '/api/payments/methods': { status: 200, body: { rate: 3_700, methods: [] } },
    '/api/site/ways-of-giving': { status: 200, body: [] },
    '/api/site/contact-page': { status: 200, body: seedSite.contactTexts },
    '/api/contact-messages': { status: 200, body: [] },
    '/api/prayer-requests': { status: 200, body: [] },
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <App
        reads={reads}
        settings={{ ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: true }}
        renderedAt={Date.UTC(2026, 10, 21)}
      />
    </MemoryRouter>,
  );
  return (path: string) => reads.getQueryState([path])?.isInvalidated;
}
const write = (answers: Record<string, string>) => {
  for (const [label, value] of Object.entries(answers))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const message = {
  'First name *': 'Aber',
  'Last name *': 'Okello',
  'Email *': 'aber@example.org',
  'Message *': 'Peace',
};
const prayer = { 'Your prayer request *': 'Rain for our fields' };
const refused = () => Promise.resolve(answering(503, { code: 'BUSY', message: 'Please try again in a moment.' }));

describe('what the contact page sends', () => {
  const browserFetch = globalThis.fetch;
  beforeEach(() => {
    localStorage.clear();
    Element.prototype.scrollIntoView = () => undefined;
    [sent, toasts] = [[], []];
    answer = () => Promise.resolve(answering(201, receipt));
    globalThis.fetch = (request) => {
      const call = request as unknown as SentRequest;
      sent.push(call);
      return call.url.includes('/replies/')
        ? Promise.resolve(answering(200, { createdAt: '2026-11-21T00:00:00.000Z', isAnswered: false, replies: [] }))
        : answer();
    };
    stopListening = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => {
    stopListening();
    globalThis.fetch = browserFetch;
    cleanup();
  });

  // DATA-13, CON-32, CON-34
  it('is a message, which is thanked for and refreshes the list of messages', async () => {
    const isInvalidated = await open();
    write(message);
    await press('Send message');
    expect(sent.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/contact', { firstName: 'Aber', lastName: 'Okello', email: 'aber@example.org', message: 'Peace' }],
    ]);
    expect(toasts).toEqual([
      { title: 'Message sent successfully!', description: "We'll get back to you as soon as possible." },
    ]);
    expect([isInvalidated('/api/contact-messages'), isInvalidated('/api/prayer-requests')]).toEqual([true, false]);
    expect(document.activeElement?.textContent).toBe('Message sent successfully!');
  });

  // CON-31
  it('is no message while something is missing', async () => {
    await open();
    await press('Send message');
    expect(toasts).toEqual([
      { title: 'Missing information', description: 'Please fill in all required fields.', variant: 'destructive' },
    ]);
    expect([sent, document.activeElement]).toEqual([[], screen.getByLabelText('First name *')]);
  });

  // CON-33
  it('stays in the form when sending fails', async () => {
    answer = refused;
    await open();
    write(message);
    await press('Send message');
    expect(toasts).toEqual([
      {
        title: 'Failed to send message',
        description: 'Please try again or contact us directly.',
        variant: 'destructive',
      },
    ]);
    expect([
      document.activeElement?.textContent,
      screen.getByLabelText<HTMLTextAreaElement>('Message *').value,
    ]).toEqual(['Please try again in a moment.', 'Peace']);
  });

  // DATA-15, PRAY-04, PRAY-06, PRAY-13, PRAY-15; decisions.md, Prayer
  it('is a prayer request, whose code is kept on the device', async () => {
    const isInvalidated = await open();
    write(prayer);
    await press('Send prayer request');
    expect(
      sent.filter(({ url }) => url === '/api/prayer-requests').map(({ body }) => JSON.parse(body) as unknown),
    ).toEqual([{ name: null, request: 'Rain for our fields', isPublic: false, isConfidential: false }]);
    expect(toasts).toEqual([
      { title: 'Prayer request submitted!', description: 'Our prayer team will be praying for you.' },
    ]);
    expect([isInvalidated('/api/prayer-requests'), isInvalidated('/api/contact-messages')]).toEqual([true, false]);
    expect(screen.getAllByText(receipt.replyCode)).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem('prayer-requests') ?? '')).toMatchObject([{ code: receipt.replyCode }]);
    expect(localStorage.getItem('draft:prayer')).toBeNull();
  });

  it.each([
    ['message', 'message=invalid&fields=email', message, 'Send message', 'Write another message'],
    ['prayer request', 'prayer=invalid&fields=request', prayer, 'Send prayer request', 'Send another request'],
  ])('shows the next %s without the errors of an earlier one', async (_what, query, answers, send, another) => {
    await open(`/contact?${query}`);
    const refusal = () =>
      screen.getByRole('button', { name: send }).closest('form')?.querySelector('[role=alert]')?.textContent;
    expect(refusal()).toMatch(/^Some details were missing/);
    write(answers);
    await press(send);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: another })));
    expect(refusal()).toBeUndefined();
  });

  // PRAY-01, PRAY-02
  it('is no prayer request without a text', async () => {
    await open();
    write({ 'Your prayer request *': ' \n' });
    await press('Send prayer request');
    expect(toasts).toEqual([
      {
        title: 'Prayer request required',
        description: 'Please tell us how we can pray for you.',
        variant: 'destructive',
      },
    ]);
    expect(sent).toEqual([]);
  });

  // PRAY-14
  it('keeps a prayer request that fails', async () => {
    answer = refused;
    await open();
    write(prayer);
    await press('Send prayer request');
    expect(toasts).toEqual([
      {
        title: 'Failed to submit prayer request',
        description: 'Please try again or contact us directly.',
        variant: 'destructive',
      },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your prayer request *').value).toBe('Rain for our fields');
  });
});
