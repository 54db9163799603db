import { createHmac } from 'node:crypto';

/** The code of an authenticator app for a key. Implemented separately, so that an error of the server is noticed. @param by half minutes from now */
export function appCode(key: string, by = 0): string {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + by));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = hash.readUInt8(19) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
