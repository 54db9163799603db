const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000_0000 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1;
  return crc;
});

/** Checksum at the end of an MPEG-TS table (ISO 13818-1, annex A). */
export function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = ((crc << 8) ^ (table[((crc >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
  return crc >>> 0;
}
