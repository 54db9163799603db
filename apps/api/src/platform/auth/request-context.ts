import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { StaffRole, TranslationLanguage } from '@ministry/domain';
import { pageLanguage } from '../http/page-language.ts';
import { type Translate } from '../texts/translate.ts';

/** Who is behind a request with a good credential. */
export interface Staff {
  id: number;
  username: string;
  role: StaffRole;
  /** Grows when everybody is signed out. */
  sessionEpoch: number;
  /** Since when a one-time code is asked for, in milliseconds; null: never. */
  secondFactorSince: number | null;
}

interface RequestContext {
  staff?: Staff;
  /** Who acts where nobody has asked for it. */
  actor?: string;
  hasCommitted?: true;
  /** In which a read is to be answered; the original, if left out. */
  language?: TranslationLanguage;
  /** Looks for a sentence in the language of the page from which the request comes. */
  translate?: Translate;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/**
 * Opens a context around everything that answers a request. As the last hook before the handler: reading a body
 * continues in the socket's own context, so one that was opened earlier would be lost.
 */
export function openRequestContexts(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    const translate: Translate = (...text) => fastify.translations(pageLanguage(request))(...text);
    contexts.run({ translate }, done);
  });
}

/** Notes who is behind the request under way. */
export function setCurrentStaff(staff: Staff): void {
  const context = contexts.getStore();
  if (context) context.staff = staff;
}

/** Who is behind the request under way; nobody for a visitor and outside of a request. */
export const currentStaff = (): Staff | undefined => contexts.getStore()?.staff;

/** Does scheduled work under a name of its own in the audit log. */
export const actAs = <Result>(actor: string, work: () => Promise<Result>): Promise<Result> =>
  contexts.run({ actor }, work);

/** Username of the staff member behind the request under way; `visitor` without a credential, `system` outside a request. */
export function currentActor(): string {
  const context = contexts.getStore();
  if (!context) return 'system';
  return context.staff?.username ?? context.actor ?? 'visitor';
}

/** Notes in which language the request under way is to be answered. */
export function setCurrentLanguage(language: TranslationLanguage): void {
  const context = contexts.getStore();
  if (context) context.language = language;
}

/** The language that the request under way asks for; undefined for the original, and outside of a request. */
export const currentLanguage = (): TranslationLanguage | undefined => contexts.getStore()?.language;

/** Looks for a sentence in the language in which the request under way is answered; undefined outside of a request. */
export const currentTranslate = (): Translate | undefined => contexts.getStore()?.translate;

/** Notes that a transaction of the request under way is saved. */
export function noteCommit(): void {
  const context = contexts.getStore();
  if (context) context.hasCommitted = true;
}

/** Whether something is saved already of the request under way. */
export const hasCommitted = (): boolean => contexts.getStore()?.hasCommitted === true;
