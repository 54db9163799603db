import type { EventRegistrationResponse, OrderReceipt } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { rememberPrayer } from '../features/prayer/my-prayers.ts';
import { orderAddress, rememberOrder } from '../features/store/my-orders.ts';
import type { Entry, Result } from './entries.ts';
import { kindCopy, resultCopy } from './waiting.copy.ts';

/** A form that may wait. Gifts are not among them, because payments never wait. */
export interface Kind {
  label: string;
  /** API path that the form is sent to. It is also the `action` of the form element. */
  path: string;
  /** Address of the form. */
  page: string;
  /** Stores codes of the answer that the device remembers, and returns the result for the visitor. */
  resultOf(answer: unknown): Pick<Result, 'sentence' | 'href'>;
}

const kinds: Readonly<Record<string, (id: string, about?: string) => Kind>> = {
  // No prototype: a stored name can be any text, and 'constructor' is not a kind.
  __proto__: null as never,
  contact: () => ({
    label: kindCopy.contact,
    path: '/api/contact',
    page: '/contact#message',
    resultOf: () => ({ sentence: resultCopy.contact }),
  }),
  prayer: () => ({
    label: kindCopy.prayer,
    path: '/api/prayer-requests',
    page: '/contact#prayer',
    resultOf(answer) {
      const { replyCode } = answer as { replyCode: string };
      rememberPrayer(replyCode, new Date());
      return { sentence: resultCopy.prayer({ code: replyCode }), href: `${basePath}/contact#prayer` };
    },
  }),
  testimony: () => ({
    label: kindCopy.testimony,
    path: '/api/testimonials',
    page: '/community#testimony',
    resultOf: () => ({ sentence: resultCopy.testimony }),
  }),
  family: () => ({
    label: kindCopy.family,
    path: '/api/families',
    page: '/family-registration#family',
    resultOf: () => ({ sentence: resultCopy.family }),
  }),
  newsletter: () => ({
    label: kindCopy.newsletter,
    path: '/api/newsletter/subscribe',
    page: '/#newsletter',
    resultOf: () => ({ sentence: resultCopy.newsletter }),
  }),
  registration: (id, about) => ({
    label: about ? kindCopy.registrationFor({ event: about }) : kindCopy.registration,
    path: `/api/events/${id}/register`,
    page: `/events/${id}#register`,
    resultOf(answer) {
      const { confirmationCode, ticket } = answer as EventRegistrationResponse;
      if (confirmationCode === null || ticket === null) return { sentence: resultCopy.known };
      return { sentence: resultCopy.registration({ code: confirmationCode }), href: `/tickets/${ticket}` };
    },
  }),
  order: () => ({
    label: kindCopy.order,
    path: '/api/orders',
    page: '/store/checkout#order',
    resultOf(answer) {
      const { reference, secret } = answer as OrderReceipt;
      rememberOrder({ reference, key: secret, at: new Date().toISOString() });
      return { sentence: resultCopy.order({ reference }), href: basePath + orderAddress({ reference, key: secret }) };
    },
  }),
};

/** Undefined for a form that never waits. */
export function kindOf({ form, about }: Pick<Entry, 'form' | 'about'>): Kind | undefined {
  const [name = '', id = ''] = form.split(':');
  return kinds[name]?.(id, about);
}
