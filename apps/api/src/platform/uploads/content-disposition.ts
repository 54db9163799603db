/** Most characters of the name, without its extension. */
const longest = 120;
/** Characters that file systems refuse or a person cannot see: separators, wildcards, control characters, marks that change the text direction. */
const unfit = /[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029<>:"/\\|?*]/gu;

// Not the package content-disposition: it only writes the header (the last line of the function), but does not decide which names are safe.
/**
 * A Content-Disposition header that saves a file under a name chosen by the caller (RFC 6266). The extension is always that
 * of the file.
 */
export function contentDisposition(wish: string, ending: string): string {
  const tidy = wish
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const name = `${[...tidy].slice(0, longest).join('').trim() || 'download'}.${ending}`;
  // NFKD turns a full-width slash into a slash, so separators are replaced again afterwards.
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%<>:"/\\|?*]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** RFC 5987: also encodes characters that encodeURIComponent leaves but the header does not allow. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
