/** Characters of the name, without its ending. */
const longest = 120;
/** What file systems refuse or a person cannot see: separators, wildcards, controls, marks that turn the reading around. */
const unfit = /[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029<>:"/\\|?*]/gu;

// Not the package content-disposition: it only writes the header (the last line); which names are safe to save is decided here.
/**
 * A Content-Disposition header that has a file saved under a name of the caller's choosing (RFC 6266). The ending is
 * that of the file, whatever the name says.
 */
export function contentDisposition(wish: string, ending: string): string {
  const tidy = wish
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const name = `${[...tidy].slice(0, longest).join('').trim() || 'download'}.${ending}`;
  // Taken apart, a full-width slash is a slash.
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%<>:"/\\|?*]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** RFC 5987: what encodeURIComponent leaves but the header does not allow. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
