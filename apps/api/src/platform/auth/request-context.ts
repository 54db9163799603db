import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { StaffRole, TranslationLanguage } from '@ministry/domain';
import { pageLanguage } from '../http/page-language.ts';
import { type Translate } from '../texts/translate.ts';

/** The account of a request with a valid credential. */
export interface Staff {
  id: number;
  username: string;
  role: StaffRole;
  /** Session epoch: grows when the account is signed out everywhere. */
  sessionEpoch: number;
  /** Time at which one-time codes were turned on, in milliseconds since 1970; null: they are off. */
  secondFactorSince: number | null;
}

interface RequestContext {
  staff?: Staff;
  /** Name in the audit log for scheduled work, which has no request. */
  actor?: string;
  hasCommitted?: true;
  /** Language in which a read is answered; if left out, the original. */
  language?: TranslationLanguage;
  /** Translates into the language of the page from which the request comes. */
  translate?: Translate;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/**
 * Opens a context for the handling of each request. It must be opened in the last hook before the handler: reading the body
 * continues in the async context of the socket, so an earlier one would be lost.
 */
export function openRequestContexts(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    const translate: Translate = (...text) => fastify.translations(pageLanguage(request))(...text);
    contexts.run({ translate }, done);
  });
}

/** Sets the account of the current request. */
export function setCurrentStaff(staff: Staff): void {
  const context = contexts.getStore();
  if (context) context.staff = staff;
}

/** The account of the current request; undefined for a visitor and outside a request. */
export const currentStaff = (): Staff | undefined => contexts.getStore()?.staff;

/** Runs scheduled work under the given name in the audit log. */
export const actAs = <Result>(actor: string, work: () => Promise<Result>): Promise<Result> =>
  contexts.run({ actor }, work);

/** Username of the account of the current request, or the name given to `actAs`. `visitor` without a credential, `system` outside a request. */
export function currentActor(): string {
  const context = contexts.getStore();
  if (!context) return 'system';
  return context.staff?.username ?? context.actor ?? 'visitor';
}

/** Sets the language of the response to the current request. */
export function setCurrentLanguage(language: TranslationLanguage): void {
  const context = contexts.getStore();
  if (context) context.language = language;
}

/** The language that the current request asks for; undefined for the original and outside a request. */
export const currentLanguage = (): TranslationLanguage | undefined => contexts.getStore()?.language;

/** Translates into the language of the page from which the current request comes; undefined outside a request. */
export const currentTranslate = (): Translate | undefined => contexts.getStore()?.translate;

/** Notes that a transaction of the current request was committed. */
export function noteCommit(): void {
  const context = contexts.getStore();
  if (context) context.hasCommitted = true;
}

/** Whether a transaction of the current request was committed already. */
export const hasCommitted = (): boolean => contexts.getStore()?.hasCommitted === true;
