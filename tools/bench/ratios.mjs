/** Share by which a ratio may fall through the machine alone; more than that is a change of the product. */
const tolerance = 0.1;

/** Ratios of the table rows that have a rate, by the name of the measurement without its byte count. @param {string} table in Markdown */
function ratiosOf(table) {
  const ratios = new Map();
  for (const line of table.split('\n')) {
    const [, what = '', rate = '', , ratio = ''] = line.split('|').map((cell) => cell.trim());
    if (rate.endsWith('/s') && /^\d/.test(ratio)) ratios.set(what.replace(/, [\d,]+ B$/, ''), parseFloat(ratio));
  }
  return ratios;
}

/**
 * Lists what has become slower, relative to the bare server or to SQLite, by more than a tenth.
 * @param {string} before table of the last release @param {string} after
 * @returns {string[]} one sentence each
 */
export function fallenRatios(before, after) {
  const now = ratiosOf(after);
  return [...ratiosOf(before)].flatMap(([what, ratio]) => {
    const measured = now.get(what);
    return measured !== undefined && measured < ratio * (1 - tolerance) ? [`${what}: ${measured}, was ${ratio}`] : [];
  });
}
