import { lookOf } from '@ministry/domain';
import { loadSharp } from '../../../platform/pictures/sharp.ts';
import { type Fonts, printFonts } from '../../../platform/print/print-fonts.ts';
import { type PlacedText, type Span, TextLayout } from '../../../platform/print/text-layout.ts';
import type { CampaignPrint } from './campaign-print.types.ts';
import { PrintBlocks } from './print-blocks.ts';

/** Pixels. A phone shows the picture over its whole width; the maximum height fills a WhatsApp status (9:16). */
const width = 1_080;
const [minHeight, maxHeight] = [1_080, 1_920];
const margin = 72;
const innerWidth = width - 2 * margin;
const band = { height: 132, size: 36 } as const;
const title = { size: 64, line: 80, maxLines: 5 } as const;
const heading = { size: 40, line: 56 } as const;
const text = { size: 36, line: 52, indent: 44, between: 18 } as const;
const foot = { height: 120, size: 32 } as const;
const ink = '#10201D';

interface PictureLine {
  words: PlacedText[];
  size: number;
  /** Height including the space below it. */
  height: number;
  indent: number;
  marker: string;
}

/** The newsletter as one picture to share: its title, and as much of its text as fits. */
export async function campaignPicture({ subject, content, identity, siteUrl }: CampaignPrint): Promise<Buffer> {
  const fonts = await printFonts();
  const layout = new TextLayout(fonts);
  const titleLines = layout.lines([{ text: subject, font: 'bold' }], title.size, innerWidth).slice(0, title.maxLines);
  const top = band.height + margin;
  const begin = top + titleLines.length * title.line + text.between;
  const lines = cut(linesOf(content, layout), maxHeight - foot.height - margin - begin);
  const end = begin + lines.reduce((sum, { height }) => sum + height, 0);
  const height = Math.max(minHeight, end + margin + foot.height);

  const { deep, sorghum, mist } = lookOf(identity);
  const drawn = new PathText(fonts);
  drawn.line([{ text: identity.name, font: 'bold', x: 0 }], { x: margin, y: 84, size: band.size, colour: '#fff' });
  titleLines.forEach((words, at) =>
    drawn.line(words, { x: margin, y: top + at * title.line + title.size, size: title.size, colour: deep }),
  );
  let y = begin;
  for (const { words, size, height: step, indent, marker } of lines) {
    const place = { y: y + size, size, colour: ink };
    drawn.line(words, { ...place, x: margin + indent });
    if (marker) drawn.line([{ text: marker, font: 'regular', x: 0 }], { ...place, x: margin + indent - text.indent });
    y += step;
  }
  const contact = [new URL(siteUrl).host, identity.phone].filter(Boolean).join('   ·   ');
  drawn.line([{ text: contact, font: 'bold', x: 0 }], {
    x: margin,
    y: height - 48,
    size: foot.size,
    colour: '#fff',
  });
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${mist}"/>
    <rect width="${width}" height="${band.height}" fill="${deep}"/>
    <rect y="${band.height}" width="${width}" height="8" fill="${sorghum}"/>
    <rect y="${height - foot.height}" width="${width}" height="${foot.height}" fill="${deep}"/>
    ${drawn.paths.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}

function linesOf(content: CampaignPrint['content'], layout: TextLayout): PictureLine[] {
  return new PrintBlocks(content, false).blocks.flatMap(({ kind, spans, marker, depth }) => {
    const { size, line } = kind === 'heading' ? heading : text;
    const indent = depth * text.indent + (kind === 'quote' ? text.indent : 0);
    const broken = layout.lines(spans, size, innerWidth - indent);
    return broken.map((words, at) => ({
      words,
      size,
      indent,
      height: line + (at === broken.length - 1 ? text.between : 0),
      marker: at === 0 ? marker : '',
    }));
  });
}

/** Returns as many lines as fit; if some are left over, the last line says so. */
function cut(lines: readonly PictureLine[], room: number): PictureLine[] {
  let used = 0;
  const fitting = lines.filter(({ height }) => (used += height) <= room);
  if (fitting.length === lines.length) return fitting;
  const words: PlacedText[] = [{ text: '… and more on our website:', font: 'regular', x: 0 }];
  return [...fitting.slice(0, -1), { words, size: text.size, height: text.line, indent: 0, marker: '' }];
}

/** Draws text as outlines, so that the picture does not depend on installed fonts. */
class PathText {
  readonly paths: string[] = [];

  constructor(private readonly fonts: Fonts) {}

  line(words: readonly PlacedText[], place: { x: number; y: number; size: number; colour: string }): void {
    for (const word of words) this.word(word, { ...place, x: place.x + word.x });
  }

  private word({ text: word, font }: Span, { x, y, size, colour }: Parameters<PathText['line']>[1]): void {
    const scale = size / this.fonts[font].unitsPerEm;
    const { glyphs, positions } = this.fonts[font].layout(word);
    let across = 0;
    const outlines = glyphs.map((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const outline = `<path transform="translate(${across + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
      across += xAdvance;
      return outline;
    });
    this.paths.push(
      `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`,
    );
  }
}
