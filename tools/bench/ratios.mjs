/** Of what a ratio may fall before it is a change and not the machine. */
const tolerance = 0.1;

/** Ratios of the rows that have a rate, by what was measured, without its bytes. @param {string} table in Markdown */
function ratiosOf(table) {
  const ratios = new Map();
  for (const line of table.split('\n')) {
    const [, what = '', rate = '', , ratio = ''] = line.split('|').map((cell) => cell.trim());
    if (rate.endsWith('/s') && /^\d/.test(ratio)) ratios.set(what.replace(/, [\d,]+ B$/, ''), parseFloat(ratio));
  }
  return ratios;
}

/**
 * What has become slower beside the bare server, or beside SQLite, by more than a tenth.
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
