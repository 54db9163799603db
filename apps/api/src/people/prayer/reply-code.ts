import { createHash } from 'node:crypto';
import { correctCode } from '@ministry/domain';
import { isCode, randomCode } from '../../platform/crypto/readable-code.ts';

const length = 16;

/** Sixteen random letters and digits (80 bits) in groups of four. Whoever has the code can read the replies to one request, and nothing else. */
export const newReplyCode = (): string => randomCode(length).replace(/.{4}(?=.)/g, '$&-');

/** The key by which a request is found from its code, however the code was typed; null for text that cannot be a code. */
export function replyKey(typed: string): string | null {
  const code = correctCode(typed.replace(/[\s-]/g, ''));
  return isCode(code, length) ? createHash('sha256').update(code).digest('hex') : null;
}
