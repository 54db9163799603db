import { printFonts } from '../../../platform/print/print-fonts.ts';
import { type PlacedText, type Span, TextLayout } from '../../../platform/print/text-layout.ts';
import type { CampaignPrint } from './campaign-print.types.ts';
import { type PrintBlock, PrintBlocks, type PrintLink } from './print-blocks.ts';

/** All sizes are in points. A landscape sheet of A4 is cut into two pages of A5. */
const half = { width: 420.94, height: 595.28 } as const;
const margin = 34;
const innerWidth = half.width - 2 * margin;
const bottom = half.height - 52;
const text = { size: 10, line: 14, indent: 14 } as const;
const heading = { size: 12, line: 16, above: 6, rest: 3 * text.line } as const;
const title = { size: 19, line: 24 } as const;
const code = { perRow: 5, size: 54, height: 80, labelSize: 7, labelLine: 9 } as const;
const small = { size: 7.5, line: 11 } as const;

type Document = PDFKit.PDFDocument;
type Draw = (left: number) => void;

const hostOf = (url: string): string => new URL(url).host;

/**
 * The newsletter for printing: A5, twice on each sheet of A4, black on white; its links are QR codes at the end.
 * A longer newsletter has its second page on the back of the first.
 */
export async function bulletinPdf(printed: CampaignPrint): Promise<Buffer> {
  const fonts = await printFonts();
  const [{ default: PdfDocument }, { encodeQR }] = await Promise.all([import('pdfkit'), import('qr')]);
  const document = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // With this font PDFKit does not load its default font; its type definitions only accept a path.
    font: fonts.regular as unknown as string,
    info: { Title: printed.subject, Author: printed.identity.name },
    lang: 'en',
    displayTitle: true,
    autoFirstPage: false,
  });
  const use = ({ font }: Pick<Span, 'font'>, size: number): Document =>
    document.font(fonts[font] as unknown as Buffer).fontSize(size);
  const pages = new BulletinPages(document, use, new TextLayout(fonts));
  const { blocks, links } = new PrintBlocks(printed.content, true);
  pages.head(printed.identity.name, printed.subject);
  for (const block of blocks) pages.block(block);
  pages.codes(links, (url) => encodeQR(url, 'raw', { ecc: 'medium', border: 1 }));
  const { phone, name } = printed.identity;
  return pages.close([name, hostOf(printed.siteUrl), phone].filter(Boolean).join(' · '));
}

/** Collects lines on pages of A5 first, then draws each page twice, side by side. */
class BulletinPages {
  private readonly pages: Draw[][] = [[]];
  private y = margin;
  private isInList = false;

  constructor(
    private readonly document: Document,
    private readonly use: (font: Pick<Span, 'font'>, size: number) => Document,
    private readonly layout: TextLayout,
  ) {}

  head(name: string, subject: string): void {
    this.paragraph([{ text: name, font: 'bold' }], { size: text.size, line: text.line });
    this.rule();
    this.paragraph([{ text: subject, font: 'bold' }], title);
    this.y += 4;
  }

  block({ kind, spans, marker, depth }: PrintBlock): void {
    if (this.isInList && kind !== 'item') this.y += 4;
    this.isInList = kind === 'item';
    if (kind === 'heading') {
      this.y += heading.above;
      // A heading is never the last line of a page.
      this.makeRoom(heading.line + heading.rest);
      this.paragraph(spans, heading);
      return;
    }
    const indent = depth * text.indent + (kind === 'quote' ? text.indent : 0);
    this.paragraph(spans, { ...text, indent, marker });
    this.y += kind === 'item' ? 2 : 6;
  }

  codes(links: readonly PrintLink[], modulesOf: (url: string) => boolean[][]): void {
    if (links.length === 0) return;
    this.makeRoom(code.height + heading.line);
    this.rule();
    this.paragraph([{ text: 'Scan with the camera of a phone', font: 'bold' }], { size: text.size, line: text.line });
    this.y += 4;
    const column = innerWidth / code.perRow;
    for (let first = 0; first < links.length; first += code.perRow) {
      const row = links.slice(first, first + code.perRow).map(({ label, url }, at) => ({
        x: margin + at * column,
        modules: modulesOf(url),
        label: this.layout
          .lines([{ text: `[${first + at + 1}] ${label}`, font: 'regular' }], code.labelSize, column - 8)
          .slice(0, 2),
      }));
      this.put(code.height, (left, y) => {
        for (const { x, modules, label } of row) {
          this.qr(modules, left + x, y);
          label.forEach((line, at) =>
            this.line(line, left + x, y + code.size + 3 + at * code.labelLine, code.labelSize),
          );
        }
      });
    }
  }

  async close(foot: string): Promise<Buffer> {
    for (const [at, page] of this.pages.entries()) {
      this.document.addPage();
      for (const left of [0, half.width]) {
        for (const draw of page) draw(left);
        const y = half.height - margin;
        const number = this.pages.length > 1 ? ` · ${at + 1} of ${this.pages.length}` : '';
        const [line = []] = this.layout.lines([{ text: foot + number, font: 'regular' }], small.size, innerWidth);
        this.line(line, left + margin, y, small.size);
      }
      this.document
        .lineWidth(0.5)
        .dash(3, { space: 3 })
        .moveTo(half.width, 0)
        .lineTo(half.width, half.height)
        .stroke('#999')
        .undash();
    }
    const pieces: Buffer[] = [];
    this.document.on('data', (piece: Buffer) => pieces.push(piece));
    await new Promise((resolve, reject) => {
      this.document.once('end', resolve).once('error', reject);
      this.document.end();
    });
    return Buffer.concat(pieces);
  }

  private paragraph(
    spans: readonly Span[],
    { size, line, indent = 0, marker = '' }: { size: number; line: number; indent?: number; marker?: string },
  ): void {
    for (const [at, words] of this.layout.lines(spans, size, innerWidth - indent).entries())
      this.put(line, (left, y) => {
        if (at === 0 && marker)
          this.line([{ text: marker, font: 'regular', x: 0 }], left + margin + indent - text.indent, y, size);
        this.line(words, left + margin + indent, y, size);
      });
  }

  private rule(): void {
    this.put(8, (left, y) =>
      this.document
        .lineWidth(1)
        .moveTo(left + margin, y + 2)
        .lineTo(left + half.width - margin, y + 2)
        .stroke('black'),
    );
  }

  private put(height: number, draw: (left: number, y: number) => void): void {
    this.makeRoom(height);
    const { y } = this;
    this.pages.at(-1)?.push((left) => draw(left, y));
    this.y += height;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= bottom) return;
    this.pages.push([]);
    this.y = margin;
  }

  private line(words: readonly PlacedText[], left: number, y: number, size: number): void {
    for (const word of words)
      this.use(word, size)
        .fillColor('black')
        .text(word.text, left + word.x, y, { lineBreak: false });
  }

  private qr(modules: readonly boolean[][], x: number, y: number): void {
    const side = code.size / modules.length;
    modules.forEach((row, down) =>
      row.forEach((isDark, across) => {
        if (isDark) this.document.rect(x + across * side, y + down * side, side, side);
      }),
    );
    this.document.fill('black');
  }
}
