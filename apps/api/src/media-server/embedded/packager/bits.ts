/** Reads bits and Exp-Golomb numbers, as the headers of H.264 have them; zeros behind the end. */
export class Bits {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i += 1, this.position += 1) {
      value = value * 2 + (((this.bytes[this.position >> 3] ?? 0) >> (7 - (this.position & 7))) & 1);
    }
    return value;
  }

  /** An unsigned number, ue(v). */
  readNumber(): number {
    let zeros = 0;
    while (zeros < 32 && this.read(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.read(zeros);
  }

  /** A signed number, se(v). */
  readSigned(): number {
    const number = this.readNumber();
    return number % 2 ? (number + 1) / 2 : -number / 2;
  }
}
