let counter = 0;

/** Returns an IPv4 address that this test file has not used yet, for tests that are not about limits per address. */
export function newAddress(): string {
  counter += 1;
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
}
