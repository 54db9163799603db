import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForeignWrite } from '../../platform/auth/foreign-write.ts';
import { formPage } from '../../platform/http/form-page.ts';

/** Seconds in a year: the choice of a visitor is valid until it is changed. */
const year = 31_536_000;

/** Handles the switch, which is an ordinary form: `saveData` is 'on' or 'off', `returnTo` the page that it was sent from. */
export function answerSwitch(request: FastifyRequest, reply: FastifyReply, publicUrl: string): FastifyReply {
  if (isForeignWrite(request.method, request.headers, publicUrl)) return reply.code(403).send();
  const { saveData, returnTo } = (request.body ?? {}) as Record<string, unknown>;
  const value = saveData === 'on' ? 'on' : 'off';
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return reply
    .header('set-cookie', `save-data=${value}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${secure}`)
    .header('cache-control', 'no-store')
    .redirect(formPage(returnTo, 'save-data', {}), 303);
}
