import { formatLongDay, kampalaInstant, type SiteIdentity } from '@ministry/domain';
import type { GivingStatement } from './giving-statement.types.ts';
import { dayInStatement, linesOf, notesOf, type StatementLine, totalsOf } from './giving-statement-lines.ts';
import { edge, lineHeight, StatementSheet } from './giving-statement-sheet.ts';

const columns = { purpose: 140, method: 260, usdEnd: 400 } as const;
const cellStarts = [edge.left, columns.purpose, columns.method];
const headingHeight = lineHeight + 6;
/** Space in points above the totals, above the notes and above each note. */
const [overTotals, overNotes, overNote] = [12, 10, 4];
const noon = 12 * 60;

export type Church = Pick<SiteIdentity, 'name' | 'street' | 'town' | 'postal' | 'phone' | 'furtherPhones' | 'email'>;

/** The statement as a PDF. */
export async function givingStatementPdf(statement: GivingStatement, church: Church): Promise<Buffer> {
  const title = `Giving statement ${statement.year}`;
  const footer = `${title} · ${statement.donor.normalize('NFC')}`;
  const sheet = await StatementSheet.open(title, church.name);
  drawHead(sheet, title, statement, church);
  const lines = statement.gifts.flatMap(linesOf);
  const endHeight = heightOfEnd(sheet, statement);
  const pages = countPages(lines.length, sheet.y, endHeight);
  sheet.foot(footer, pages);
  drawColumns(sheet);
  for (const line of lines) {
    if (sheet.y + lineHeight > edge.bottom) {
      sheet.nextPage();
      sheet.foot(footer, pages);
      drawColumns(sheet);
    }
    drawLine(sheet, line);
  }
  if (sheet.y + endHeight > edge.bottom) {
    sheet.nextPage();
    sheet.foot(footer, pages);
  }
  drawEnd(sheet, statement);
  return sheet.close();
}

function drawHead(
  sheet: StatementSheet,
  title: string,
  { donor, from, to, issuedOn }: GivingStatement,
  church: Church,
): void {
  const { street, town, postal, phone, furtherPhones, email } = church;
  const join = (parts: string[], between: string) => parts.filter(Boolean).join(between);
  sheet.use('bold', 16);
  sheet.paragraph(church.name);
  sheet.use('regular', 10);
  sheet.paragraph(join([join([street, town], ', '), postal], ' · '));
  sheet.paragraph(join([phone, ...furtherPhones, email], ' · '));
  sheet.y += lineHeight;
  sheet.use('bold', 14);
  sheet.paragraph(title);
  sheet.use('bold', 11);
  sheet.paragraph(donor.normalize('NFC'));
  sheet.use('regular', 10);
  sheet.paragraph(`Gifts from ${dayInStatement(from)} to ${dayInStatement(to)}`);
  sheet.paragraph(`Issued on ${formatLongDay(kampalaInstant(issuedOn, noon))}`);
  sheet.y += lineHeight;
}

function drawColumns(sheet: StatementSheet): void {
  sheet.use('bold', 9);
  sheet.put('Date', edge.left);
  sheet.put('For', columns.purpose);
  sheet.put('Paid by', columns.method);
  sheet.putEnd('US dollars', columns.usdEnd);
  sheet.putEnd('Shillings (UGX)', edge.right);
  sheet.rule(sheet.y + lineHeight - 2, 1);
  sheet.y += headingHeight;
}

function drawLine(sheet: StatementSheet, { cells, usd, ugx }: StatementLine): void {
  sheet.use('regular', 9);
  const [first = '', ...others] = cells;
  if (others.length === 0) sheet.put(first, columns.purpose, columns.usdEnd - columns.purpose - 60);
  else cells.forEach((cell, at) => sheet.put(cell, cellStarts[at] ?? edge.left));
  sheet.putEnd(usd, columns.usdEnd);
  sheet.putEnd(ugx, edge.right);
  sheet.y += lineHeight;
}

function drawEnd(sheet: StatementSheet, statement: GivingStatement): void {
  sheet.rule(sheet.y + 2, 1);
  sheet.y += overTotals;
  const totals = totalsOf(statement);
  for (const [at, { name, ugx }] of totals.entries()) {
    sheet.use(at === totals.length - 1 ? 'bold' : 'regular', 10);
    sheet.put(name, edge.left);
    sheet.putEnd(ugx, edge.right);
    sheet.y += lineHeight;
  }
  sheet.use('regular', 9);
  sheet.y += overNotes;
  for (const note of notesOf(statement)) {
    sheet.y += overNote;
    sheet.paragraph(note);
  }
}

/** Height of the totals and the notes, which stay together on one page. */
function heightOfEnd(sheet: StatementSheet, statement: GivingStatement): number {
  sheet.use('regular', 9);
  const notes = notesOf(statement).map((note) => sheet.heightOf(note) + overNote);
  return notes.reduce((sum, height) => sum + height, overTotals + totalsOf(statement).length * lineHeight + overNotes);
}

/** Number of pages for the lines, with column headings that begin at `first`, and for the totals and notes after them. */
function countPages(lines: number, first: number, endHeight: number): number {
  let [pages, y] = [1, first + headingHeight];
  for (let drawn = 0; drawn < lines; drawn += 1) {
    if (y + lineHeight > edge.bottom) [pages, y] = [pages + 1, edge.top + headingHeight];
    y += lineHeight;
  }
  return y + endHeight > edge.bottom ? pages + 1 : pages;
}
