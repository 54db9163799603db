import { isUrgent } from '@ministry/domain';

/** What a message asks for. */
export type Intent =
  | 'urgent_prayer'
  | 'prayer'
  | 'registered'
  | 'events'
  | 'sermons'
  | 'join'
  | 'ministries'
  | 'giving'
  | 'services'
  | 'contact'
  | 'greeting'
  | 'thanks'
  | 'unknown';

/** Tried in this order: the more important and the more specific first. */
const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['sermons', /\b(sermons?|preach\w*|teachings?|podcast|listen|messages? (on|about|by|from))\b/],
  ['services', /\b(service times?|what time|overnight prayers?|prayer (times?|meetings?))\b/],
  ['prayer', /\b(pray\w*|intercess\w*|intercede|bereaved|grieving|mourning)\b/],
  ['registered', /\bi('m| am| have|'ve)? (already |just )?(registered|signed up|booked)\b/],
  ['join', /\b(volunteer\w*|join\w*|serve|serving|get involved|sign me up|help out|take part|my gifts?|match)\b/],
  [
    'services',
    /\b(services?|worship|sundays?|overnight|deliverance|mid-?week|programme|schedule|live ?stream|watch)\b/,
  ],
  ['giving', /\b(give|giving|gift|donat\w*|tithes?|offering|contribut\w*|mobile money|sponsor\w*)\b/],
  [
    'events',
    /\b(events?|crusades?|conferences?|seminars?|upcoming|coming up|happening|what'?s on|calendar|register|camps?)\b/,
  ],
  ['ministries', /\b(ministr(y|ies)|projects?|programs?|departments?|outreach\w*|what do you do)\b/],
  [
    'contact',
    /\b(contact|support|phone|telephone|number|call|write|message|e-?mail|whatsapp|address|where|location|map|directions?|office|reach you|find you|visit)\b/,
  ],
  ['thanks', /\b(thanks?|thank you|bless you|webale|afoyo|appreciate)\b/],
  [
    'greeting',
    /^\W*(hi|hello|hey|greetings|good (morning|afternoon|evening|day)|shalom|apwoyo|oli otya|praise god|help)\b/,
  ],
];

/** These win over the name of a ministry in the same message. */
const stronger: ReadonlySet<Intent> = new Set(['prayer', 'registered', 'join', 'sermons', 'events', 'giving']);

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

/**
 * What a message asks for. Words of distress count as urgent prayer, even without the word 'prayer'. A message with the
 * name of a ministry asks about it, unless it asks for prayer, to join, or for events.
 * @param names the names of the ministries
 */
export function intentOf(message: string, names: readonly string[] = []): Intent {
  const text = plain(message);
  if (isUrgent(message)) return 'urgent_prayer';
  const name = namedIn(message, names);
  // Without the name, so that 'Eye Camp' does not count as an event.
  const rest = name === undefined ? text : text.replace(plain(name), '');
  const found = patterns.find(([, terms]) => terms.test(rest))?.[0] ?? 'unknown';
  return name !== undefined && !stronger.has(found) ? 'ministries' : found;
}

/** The first name that a text contains. */
export const namedIn = (message: string, names: readonly string[]): string | undefined =>
  names.find((name) => plain(message).includes(plain(name)));

const fillers = new Set(
  'a about all an and any are at by can could do find for from give have hear how i in is latest last listen me message messages more new newest next of on or please preached preaching recent sermon sermons show some speak tell teaching teachings that the there to topic upcoming want watch what when which who with you your event events coming up conference any'.split(
    ' ',
  ),
);

/** The words of a question without filler words. */
export const subjectOf = (message: string): string[] =>
  plain(message)
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !fillers.has(word));
