import { createHash } from 'node:crypto';
import { correctCode } from '@ministry/domain';
import { isCode, randomCode } from '../../platform/crypto/readable-code.ts';

const length = 16;

/** Sixteen random letters and digits (80 bits) in groups of four: anyone who has them reads the replies to one prayer, and nothing else. */
export const newReplyCode = (): string => randomCode(length).replace(/.{4}(?=.)/g, '$&-');

/** The key under which a request is found by its code, however that was typed; null for what can be no code. */
export function replyKey(typed: string): string | null {
  const code = correctCode(typed.replace(/[\s-]/g, ''));
  return isCode(code, length) ? createHash('sha256').update(code).digest('hex') : null;
}
