import type { ApiRequest } from '../api-client.ts';
import { FlutterwaveStandIn } from '../stand-ins/flutterwave.ts';
import type { JsonServer } from '../stand-ins/json-server.ts';
import { PesapalStandIn } from '../stand-ins/pesapal.ts';

/** The state of a payment in the company's own books. */
export interface BookEntry {
  reference: string;
  /** `open`: nobody has paid yet. */
  state: 'open' | 'failed' | 'paid' | 'reversed';
  /** Whole shillings that the company has collected, even if they were paid back later. */
  collected: number;
}

/** What payers can do on a company's page and what the company then does; the same interface for every company. */
export interface Company {
  server: JsonServer;
  environment: Record<string, string>;
  /** Pays; `as` overrides the amount and currency that the company reports as collected. */
  pay(reference: string, as?: { amount?: number; currency?: string }): void;
  fail(reference: string): void;
  reverse(reference: string): void;
  /** Returns the notification of the company; the test delivers it. */
  notification(reference: string): ApiRequest;
  /** Path to which the payer's browser returns. */
  returnPath(reference: string): string;
  books(): BookEntry[];
  /** Part of the paths under which the company is asked about a payment. */
  asking: string;
  /** Whether the company accepts more than the requested amount. */
  takesMore: boolean;
}

async function pesapal(): Promise<Company> {
  const server = await PesapalStandIn.start();
  const states = { 0: 'open', 1: 'paid', 2: 'failed', 3: 'reversed' } as const;
  return {
    server,
    environment: server.environment,
    pay: (reference, as) => server.pay(reference, as),
    fail: (reference) => server.fail(reference),
    reverse: (reference) => server.reverse(reference),
    notification: (reference) => server.notificationOf(reference),
    returnPath: (reference) => server.returnOf(reference),
    // Pesapal stores a separate order for each attempt to open a page; payers have only seen the page of the last one.
    books: () =>
      [...new Map(server.orders.map((order) => [order.reference.split('.')[0] ?? '', order]))].map(
        ([reference, { statusCode, amount }]) => ({
          reference,
          state: states[statusCode],
          collected: statusCode === 1 || statusCode === 3 ? amount : 0,
        }),
      ),
    asking: 'GetTransactionStatus',
    takesMore: false,
  };
}

async function flutterwave(): Promise<Company> {
  const server = await FlutterwaveStandIn.start();
  const states: Record<string, BookEntry['state']> = { successful: 'paid', failed: 'failed', reversed: 'reversed' };
  const lastOf = (reference: string): FlutterwaveStandIn['transactions'][number] | undefined =>
    server.transactions.findLast((each) => each.reference === reference);
  const idOf = (reference: string): number => lastOf(reference)?.id ?? 0;
  return {
    server,
    environment: server.environment,
    pay: (reference, as) => void server.attempt(reference, as),
    fail: (reference) => void server.attempt(reference, { status: 'failed', processorMessage: 'Insufficient funds' }),
    reverse: (reference) => server.setStatus(idOf(reference), 'reversed'),
    notification: (reference) => server.webhookOf(idOf(reference), { signed: 'hmac' }),
    returnPath: (reference) => server.returnOf(reference, idOf(reference) || undefined),
    books: () =>
      [...new Set(server.pages.map(({ reference }) => reference))].map((reference) => {
        const last = lastOf(reference);
        const state = states[last?.status ?? ''] ?? 'open';
        return { reference, state, collected: last && (state === 'paid' || state === 'reversed') ? last.amount : 0 };
      }),
    asking: '/transactions/',
    takesMore: true,
  };
}

export const companies = { pesapal, flutterwave } as const;
export type CompanyName = keyof typeof companies;
