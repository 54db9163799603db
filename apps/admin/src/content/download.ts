/** Hands a file that was read with the credential to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A spreadsheet opens it as UTF-8 because of the byte order mark. */
export const csvFile = (csv: string): Blob =>
  new Blob([csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' });

/** Files of the same columns as one: the headings of the first alone, which are one line. */
export const joinCsv = (files: readonly string[]): string =>
  files.map((file, at) => (at === 0 ? file : file.slice(file.indexOf('\n') + 1))).join('');
