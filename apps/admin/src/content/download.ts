/** Offers a file that was read with the credential as a download of the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser holds its own reference to the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A CSV file with a byte order mark, so that spreadsheets open it as UTF-8. */
export const csvFile = (csv: string): Blob =>
  new Blob([csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' });

/** Joins files with the same columns. Only the first one keeps its headings, which are one line. */
export const joinCsv = (files: readonly string[]): string =>
  files.map((file, at) => (at === 0 ? file : file.slice(file.indexOf('\n') + 1))).join('');
