/** Converts what people write into the cells of a spreadsheet to the form that the request classes expect. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Two-digit years up to this one belong to this century. */
const latestShortYear = 69;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

const fullYear = (year: string): number => {
  const number = Number(year);
  if (year.length > 2) return number;
  return number <= latestShortYear ? 2000 + number : 1900 + number;
};

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** Reads '24/12/2025', '24.12.25', '24 December 2025' or '2025-12-24', with or without a time. The day precedes the month, as in Uganda. */
export function readDay(cell: string): string | undefined {
  const text = cell.trim().replace(/[ T]\d{1,2}:\d\d(:\d\d(\.\d+)?)?\s*(am|pm|Z|[+-]\d\d:?\d\d)?$/i, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (figures) return dayOf(fullYear(figures[3] ?? ''), Number(figures[2]), Number(figures[1]));
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[ -]+(\p{L}{3,9})\.?,?[ -]+(\d{4}|\d{2})$/u.exec(text);
  if (!words) return undefined;
  const month = months.indexOf((words[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? undefined : dayOf(fullYear(words[3] ?? ''), month, Number(words[1]));
}

/** Like `readDay`, but keeps an instant as our own exports write it. */
export const readDayOrMoment = (cell: string): string | undefined =>
  moment.test(cell.trim()) ? cell.trim() : readDay(cell);

const currencyMarks = /ugx|ushs?\.?|shs?\.?|us\$|usd|\$|\/[=-]/gi;

/**
 * Reads '1,250,000', '1.250.000', '50 000/=', 'UGX 5,000' or '12.50' as digits with a decimal point. If there is only one kind of
 * separator, always before three digits, it groups thousands. Otherwise the last separator is the decimal point.
 */
export function readAmount(cell: string): string | undefined {
  const text = cell.replace(currencyMarks, '').replace(/[\s'’\u00a0\u202f]/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return undefined;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return text;
  const decimals = text.slice(last + 1);
  const others = text.slice(0, last).replaceAll(text[last] ?? '', '');
  const isOnlyKind = !/[.,]/.test(others);
  const partsThousands = isOnlyKind && /^\d{1,3}([.,]\d{3})+$/.test(text);
  if (partsThousands) return text.replace(/[.,]/g, '');
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  const isGrouped = /^\d{1,3}([.,]\d{3})*$|^\d+$/.test(text.slice(0, last));
  return isGrouped && /^\d{1,2}$/.test(decimals) ? `${whole}.${decimals}` : undefined;
}

export const isInDollars = (cell: string): boolean => /\$|usd/i.test(cell);

export function readInteger(cell: string): string | undefined {
  const amount = readAmount(cell);
  return amount === undefined ? undefined : amount.replace(/\.0+$/, '');
}

const bare = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '');

/** The slug of a choice that the cell names by slug or label; undefined for any other text. */
export const readChoice = (cell: string, choices: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(choices).find((slug) => bare(slug) === bare(cell) || bare(choices[slug] ?? '') === bare(cell));

/** 'Grace, Faith; Hope' */
export const readList = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Removes the apostrophe that our exports put before text that a spreadsheet would run as a formula. */
export const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
