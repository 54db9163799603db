import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { onToast, type ToastContent } from '@ministry/ui/toast-store';

/** jsdom has neither `Request` nor `Response`; this is as much as an API call needs. */
class SentRequest {
  readonly headers: Headers;
  readonly method: string;
  readonly body: string;
  constructor(
    readonly url: string,
    init: { method: string; headers: Headers; body: string },
  ) {
    this.headers = init.headers;
    this.method = init.method;
    this.body = init.body;
  }
}
Object.assign(globalThis, { Request: SentRequest });
// Imported now, because the API client takes the global `Request` when it is created.
const { NewsletterForm } = await import('./components/newsletter-form.tsx');

type Answer = () => Promise<Response>;
const answering =
  (status: number, body: string): Answer =>
  () => {
    const text = () => Promise.resolve(body);
    const json = async () => JSON.parse(await text()) as unknown;
    return Promise.resolve({
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers({ 'content-length': String(body.length) }),
      text,
      json,
    } as Response);
  };
const accepted = answering(200, '{"message":"Thank you for subscribing!"}');

const form = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <NewsletterForm />
  </MemoryRouter>
);
const field = () => screen.getByLabelText<HTMLInputElement>('E-mail address');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const press = () => act(() => Promise.resolve(fireEvent.click(button())));

describe('the newsletter form', () => {
  const browserFetch = globalThis.fetch;
  let sent: SentRequest[];
  let toasts: ToastContent[];
  let stopListening: () => void;

  beforeEach(() => {
    sent = [];
    toasts = [];
    stopListening = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => {
    stopListening();
    globalThis.fetch = browserFetch;
    cleanup();
  });

  function open(answer: Answer = accepted, path = '/') {
    globalThis.fetch = (request) => {
      sent.push(request as unknown as SentRequest);
      return answer();
    };
    render(form(path));
  }

  // NEWS-09, NEWS-10
  it('asks for an e-mail address, and cannot be sent without one', () => {
    open();
    expect([field().type, field().required, button().disabled]).toEqual(['email', true, true]);
    type('mary@example.org');
    expect(button().disabled).toBe(false);
    type('');
    expect(button().disabled).toBe(true);
  });

  // NEWS-01, NEWS-02, NEWS-03, NEWS-04
  it('disables its field and its button while it waits for the answer', async () => {
    open(() => new Promise(() => undefined));
    type('mary@example.org');
    expect(button().textContent).toBe('Subscribe');
    await press();
    expect([button().textContent, button().disabled, field().disabled]).toEqual(['Subscribing...', true, true]);
  });

  // NEWS-01, NEWS-05, NEWS-14, API-15
  it('thanks the subscriber in its own place and in a toast, and moves the focus there', async () => {
    open();
    type(' mary@example.org ');
    await press();
    expect(screen.getByRole('status').textContent).toBe('Thank you for subscribing!');
    expect(screen.queryByLabelText('E-mail address')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Newsletter' }));
    expect(toasts).toEqual([
      {
        title: 'Successfully subscribed!',
        description:
          "Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.",
      },
    ]);
    expect(sent).toMatchObject([
      { url: '/api/newsletter/subscribe', method: 'POST', body: '{"email":"mary@example.org"}' },
    ]);
  });

  // NEWS-06…08
  it('sends nothing without an @, and says so beside the field and in a toast', async () => {
    open();
    type('mary');
    await press();
    expect(sent).toEqual([]);
    expect(toasts).toEqual([
      { title: 'Invalid email', description: 'Please enter a valid email address.', variant: 'destructive' },
    ]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      'Please enter a valid email address.',
    );
    expect(document.activeElement).toBe(field());
  });

  // NEWS-11…13
  it.each<[string, Answer, string, string]>([
    [
      'the server’s words',
      answering(429, '{"code":"TOO_MANY_REQUESTS","message":"Please try again later."}'),
      'Subscription failed',
      'Please try again later.',
    ],
    [
      'our words where the answer has none',
      answering(502, '<html>'),
      'Subscription failed',
      'Failed to subscribe to newsletter. Please try again.',
    ],
    [
      'that the network failed',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Error',
      'Network error. Please check your connection and try again.',
    ],
    [
      'that the answer could not be read',
      answering(200, '<html>'),
      'Error',
      'Network error. Please check your connection and try again.',
    ],
  ])(
    'says %s, keeps what was typed, and can be sent again under a new key',
    async (_what, answer, title, description) => {
      open(answer);
      type('mary@example.org');
      await press();
      expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
      expect(screen.getByText(description).id).toBe('newsletter-error');
      expect([field().value, field().disabled, button().disabled, document.activeElement]).toEqual([
        'mary@example.org',
        false,
        false,
        field(),
      ]);
      await press();
      const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(keys[0]).not.toBe(keys[1]);
    },
  );

  describe('without a script', () => {
    const renderAt = (path: string) =>
      document.body.replaceChildren(
        ...new DOMParser().parseFromString(renderToString(form(path)), 'text/html').body.childNodes,
      );
    afterEach(() => document.body.replaceChildren());

    // NAV-49
    it('is an ordinary form that leads back to its page', () => {
      renderAt('/events?category=service');
      const plain = document.querySelector('form');
      expect([plain?.method, plain?.getAttribute('action'), plain?.noValidate]).toEqual([
        'post',
        '/api/newsletter/subscribe#newsletter',
        false,
      ]);
      expect([...new FormData(plain ?? undefined)]).toEqual([
        ['returnTo', '/events?category=service'],
        ['email', ''],
      ]);
      expect(button().disabled).toBe(false);
    });

    it.each([
      ['invalid', 'Please enter a valid email address.'],
      ['later', 'This could not be sent just now. Please try again in an hour.'],
    ])('says afterwards what was wrong (%s)', (outcome, copy) => {
      renderAt(`/?newsletter=${outcome}`);
      expect(document.getElementById('newsletter-error')?.textContent).toBe(copy);
    });

    it('thanks afterwards, and ignores unknown values in the address', () => {
      renderAt('/?newsletter=subscribed');
      expect(screen.getByRole('status').textContent).toBe('Thank you for subscribing!');
      renderAt('/?newsletter=constructor');
      expect([document.getElementById('newsletter-error'), screen.queryByRole('status')]).toEqual([null, null]);
    });
  });
});
