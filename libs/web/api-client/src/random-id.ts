/** Names one submission, so that the server carries it out once however often it arrives. Works on plain http too, unlike `randomUUID`. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
