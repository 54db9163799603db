/** Returns the parts of a name without titles such as 'Rev' or 'Pastor'. */
const bareName = (name: string): string[] =>
  name.split(' ').filter((part) => !/^(Rev|Dr|Pastor|Bishop|Mzee|Mama|Elder)\.?$/.test(part));

/** First letters of the first and last name, at most two. */
export function initialsOf(name: string): string {
  const parts = bareName(name);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
