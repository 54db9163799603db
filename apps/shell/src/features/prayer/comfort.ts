import { isInDanger } from '@ministry/domain/urgency';
import { type Comfort, comfortInDanger, comforts, type ComfortTheme } from './comfort.copy.ts';

/** Word beginnings of each theme; with equal counts the first theme wins. */
const themes: readonly [Exclude<ComfortTheme, 'default'>, RegExp][] = [
  [
    'healing',
    /\b(heal|sick|ill(ness)?\b|pain|hospital|cancer|malaria|disease|surger|operation|doctor|fever|wound|medicine|recover|hiv\b|diabet)\w*/g,
  ],
  [
    'provision',
    /\b(job|work|unemploy|money|school fees|fees|rent\b|debt|loan|food|hungr|hunger|business|provi[ds]|financ|harvest|salary|poor|poverty)\w*/g,
  ],
  [
    'family',
    /\b(famil|husband|wife|marriage|marry|child|son\b|sons\b|daughter|mother|father|parent|brother|sister|home\b|divorce|baby|pregnan)\w*/g,
  ],
  [
    'guidance',
    /\b(guid|decision|decid|direction|choose|choice|confus|lost\b|path\b|purpose|calling|wisdom|future|exam|which way|what to do)\w*/g,
  ],
];

/** PRAY-10: the theme with the most words in a request. */
export function themeOf(request: string): ComfortTheme {
  const text = request.toLowerCase();
  let [best, most]: [ComfortTheme, number] = ['default', 0];
  for (const [theme, copy] of themes) {
    const count = text.match(copy)?.length ?? 0;
    if (count > most) [best, most] = [theme, count];
  }
  return best;
}

/** The text of comfort for a request, chosen on the device alone (PRAY-11). @throws for a blank request (PRAY-08) */
export function comfortFor(request: string): Comfort {
  if (request.trim() === '') throw new Error('There is no request to answer.');
  return isInDanger(request) ? comfortInDanger : comforts[themeOf(request)];
}
