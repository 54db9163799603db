import { type FontName, type Fonts, printFonts } from '../../platform/print/print-fonts.ts';

/** Edges of the text area of an A4 page, in points. */
export const edge = { left: 50, right: 545, top: 50, bottom: 770 } as const;
export const lineHeight = 17;
const footerY = 790;
const innerWidth = edge.right - edge.left;

type Document = PDFKit.PDFDocument;

/** A document of A4 pages, black on white, to which text is added line by line. */
export class StatementSheet {
  /** Vertical position of the next line, in points. */
  y: number = edge.top;
  page = 1;
  private readonly pieces: Buffer[] = [];

  private constructor(
    private readonly document: Document,
    private readonly fonts: Fonts,
  ) {
    document.on('data', (piece: Buffer) => this.pieces.push(piece));
  }

  static async open(title: string, author: string): Promise<StatementSheet> {
    const fonts = await printFonts();
    const { default: PdfDocument } = await import('pdfkit');
    const document = new PdfDocument({
      size: 'A4',
      margins: { top: edge.top, left: edge.left, right: 595 - edge.right, bottom: 40 },
      // With a font of ours, PDFKit does not load its default font; its types allow only a path.
      font: fonts.regular as unknown as string,
      info: { Title: title, Author: author },
      lang: 'en',
      displayTitle: true,
    });
    return new StatementSheet(document, fonts);
  }

  use(name: FontName, size: number): void {
    this.document.font(this.fonts[name] as unknown as Buffer).fontSize(size);
  }

  /** Writes text across the whole width, on as many lines as it needs. */
  paragraph(text: string): void {
    this.document.text(text, edge.left, this.y, { width: innerWidth });
    this.y = this.document.y;
  }

  heightOf(text: string): number {
    return this.document.heightOfString(text, { width: innerWidth });
  }

  /** Writes text on the current line, shortened if there is no room for it. */
  put(text: string, x: number, room: number = innerWidth, y: number = this.y): void {
    this.document.text(this.shortened(text, room), x, y, { lineBreak: false });
  }

  /** Writes text on the current line, right-aligned at `end`. */
  putEnd(text: string, end: number, y: number = this.y): void {
    this.document.text(text, end - this.document.widthOfString(text), y, { lineBreak: false });
  }

  rule(y: number, weight: number): void {
    this.document.lineWidth(weight).moveTo(edge.left, y).lineTo(edge.right, y).stroke('black');
  }

  foot(text: string, pages: number): void {
    this.use('regular', 8);
    this.rule(footerY - 6, 0.5);
    this.put(text, edge.left, innerWidth - 90, footerY);
    this.putEnd(`Page ${this.page} of ${pages}`, edge.right, footerY);
  }

  nextPage(): void {
    this.document.addPage();
    this.page += 1;
    this.y = edge.top;
  }

  async close(): Promise<Buffer> {
    await new Promise((resolve, reject) => {
      this.document.once('end', resolve).once('error', reject);
      this.document.end();
    });
    return Buffer.concat(this.pieces);
  }

  private shortened(text: string, room: number): string {
    if (this.document.widthOfString(text) <= room) return text;
    const letters = [...text];
    while (letters.length > 0 && this.document.widthOfString(`${letters.join('')}…`) > room) letters.pop();
    return `${letters.join('')}…`;
  }
}
