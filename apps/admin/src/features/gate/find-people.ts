import type { GateList } from './gate-storage.ts';

/** Maximum number of people shown at once: a steward types more letters instead of scrolling. */
const maxFound = 20;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface Person {
  ticket: string;
  name: string;
  phone: string;
}

/** Finds people by parts of their names, in any order and without accents, or by the last digits of the phone number. */
export function createPeopleSearch({ ids, names, phones }: GateList): (terms: string) => Person[] {
  const searched = names.map(plain);
  return (terms) => {
    // A phone number is one search term, even with spaces in it.
    const words = (/^[\d\s+]+$/.test(terms) ? plain(terms).replace(/\D/g, '') : plain(terms))
      .split(/\s+/)
      .filter(Boolean);
    if (words.length === 0) return [];
    const found: Person[] = [];
    for (let at = 0; at < ids.length && found.length < maxFound; at += 1) {
      const [name, phone] = [searched[at] ?? '', phones[at] ?? ''];
      if (
        words.every((word) =>
          /^\d+$/.test(word) ? phone !== '' && phone.endsWith(word.slice(-4)) : name.includes(word),
        )
      )
        found.push({ ticket: String(ids[at]), name: names[at] ?? '', phone });
    }
    return found;
  };
}
