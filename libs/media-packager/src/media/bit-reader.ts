/** Reads bits and Exp-Golomb numbers of an H.264 header; zeros after the end. */
export class BitReader {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i += 1, this.position += 1) {
      value = value * 2 + (((this.bytes[this.position >> 3] ?? 0) >> (7 - (this.position & 7))) & 1);
    }
    return value;
  }

  /** ue(v) */
  readUnsigned(): number {
    let zeros = 0;
    while (zeros < 32 && this.read(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.read(zeros);
  }

  /** se(v) */
  readSigned(): number {
    const number = this.readUnsigned();
    return number % 2 ? (number + 1) / 2 : -number / 2;
  }
}
