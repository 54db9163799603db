let counter = 0;

/** An IPv4 address that no call of this test file has used, for what is not about limits per address. */
export function newAddress(): string {
  counter += 1;
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
}
