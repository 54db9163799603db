import { isUrgent, stopwords } from '@ministry/domain';
import { mentions, plain } from '../../app/words.ts';

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
  | 'funeral'
  | 'wedding'
  | 'baptism'
  | 'work'
  | 'family'
  | 'help'
  | 'about'
  | 'store'
  | 'photos'
  | 'testimony'
  | 'team'
  | 'visit'
  | 'contact'
  | 'greeting'
  | 'safe'
  | 'thanks'
  | 'unknown';

/** Tried in this order: the more important and the more specific first. */
const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['contact', /\b(not (working|playing|opening|loading)|(do|does)n'?t (work|play|open|load)|cancel\w*)\b/],
  [
    'sermons',
    /\b(sermons?|preach\w*|teachings?|podcast|listen|videos?|recordings?|messages? (on|about|by|from)|words? (on|about|of|from))\b/,
  ],
  ['registered', /\bi('?m| am| have|'?ve)? (already |just )?(registered|signed up|booked)\b/],
  ['prayer', /\bpray(ing)? (for|with|over)\b|\b(life to|be saved|born again|(accept|receive) (jesus|christ))\b/],
  ['funeral', /^(?!.*\b(jesus|christ)\b).*\b(funerals?|burials?|bury\w*|buried|died|passed (away|on)|condolences?)\b/],
  [
    'wedding',
    /\b(weddings?|(to|can we) wed|wed (us|in)|introduction ceremony)\b|\b(get|be|us|are|getting) marr(y|ied)\b|\bmarry (me|us|in)\b/,
  ],
  ['baptism', /\b(bapti[sz]\w*|dedicat\w*|holy communion)\b/],
  ['testimony', /\btestimon(y|ies)\b|\btestify\b/],
  [
    'giving',
    /\b(giv(e|ing)(?! (me|us)\b)|gift|donat\w*|tithes?|offertory|offerings?|contribut\w*|mobile money|momo|mtn|airtel|bank account|receipts?|payments?|pay (by|with)|partner\w*|sponsor\w*|send (some |the |you )?money)\b/,
  ],
  [
    'family',
    /\b(register|add) (my|our) family\b|\bfamily registration\b|\b(be|become|as) (a )?member\b|\bmembership\b/,
  ],
  ['store', /\b(store|shop|buy|sell\w*|t[- ]?shirts?)\b/],
  ['photos', /\b(photos?|pictures?|gallery|albums?)\b/],
  ['events', /\b(events?|crusades?|conferences?|seminars?|camps?|nights? of prayer)\b/],
  [
    'services',
    /\b(service times?|what time|overnight|night prayers?|pray\w* .*nights?|prayer (times?|meetings?)|when .*\bpray\w*)\b/,
  ],
  [
    'prayer',
    /\b(pray\w*|intercess\w*|intercede|bereaved|grieving|mourning|counsel\w*|(talk|speak|meet|see) (to |with )?((a|the|your|our) (pastor|bishop|leader)|some(one|body))|sick|ill|sad|lonely|(feel|am|i'?m|all) alone|depress\w*|stress\w*|scared|afraid|worried|hopeless|pregnan\w*|divorc\w*|(left|leave) me|my marriage)\b/,
  ],
  ['work', /\b(jobs?|vacanc\w*|employ\w*|hiring|salary|internships?|(looking for|want|need|any|find) work)\b/],
  ['join', /\b(volunteer\w*|join\w*|serve|serving|get involved|sign me up|help out|take part|my gifts?|match)\b/],
  ['help', /\b(help (me|us|my)|(need|want|ask for) help|hungry|school fees|scholarships?|bursar\w*)\b/],
  ['visit', /\b(first time|new here|wear\w*|dress\w*|visit\w*|bring (my|our)|parking|wheelchairs?)\b/],
  [
    'services',
    /\b(services?|worship|(sun|mon|tues|wednes|thurs|fri|satur)days?|deliverance|mid-?week|programmes?|schedule|live ?stream|online|watch|bible stud(y|ies))\b/,
  ],
  ['events', /\b(upcoming|coming up|happening|what'?s on|calendar|register)\b/],
  ['ministries', /\b(ministr(y|ies)|projects?|programs?|departments?|outreach\w*|what do you do)\b/],
  ['about', /\b(founded|history|denomination|catholic|pentecostal|anglican|you believe)\b/],
  ['team', /\b(your|the|our|which) (senior )?(pastors?|bishop)\b|\b(leaders?|team|staff|founder)\b/],
  [
    'contact',
    /\b(contact|support|phone|telephone|number|call|write|message|e-?mail|whatsapp|address|where|location|map|directions?|office|find you|reach|get there|way to|how far|bus|boda|taxi|accommodation)\b/,
  ],
  ['services', /\b(church|mass|today|tonight|tomorrow)\b/],
  // Before 'thanks': 'Thank God, I am safe now.'
  [
    'safe',
    /^\W*(thank (you|god)\W+)?(i'?m|i am|we'?re|we are) (now )?(safe|fine|better|ok|okay|alright|all right)( now)?\W*$/,
  ],
  ['thanks', /\b(thanks?|thank you|bless you|webale|afoyo|appreciate)\b|^\W*(ok|okay|no|fine|amen)\W*$/],
  [
    'greeting',
    /^\W*(hi|hello|hey|greetings|good (morning|afternoon|evening|day)|shalom|apwoyo|oli otya|praise god)\b|^\W*(help|yes)\W*$|\b(what can you do|who are you|robot)\b/,
  ],
];

/** These win over the name of a ministry in the same message. */
const stronger: ReadonlySet<Intent> = new Set([
  'prayer',
  'registered',
  'join',
  'sermons',
  'events',
  'giving',
  'work',
  'photos',
]);

/** Asked of a ministry, it is its event that is meant. */
const asksWhen = /\b(when|where|dates?|time|day|next)\b/;

const lower = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

/**
 * What a message asks for. Words of distress count as urgent prayer, even without the word 'prayer'. A message with the
 * name of a ministry asks about it, unless it asks for prayer, to join, for events, or when it is.
 * @param names the names of the ministries
 */
export function intentOf(message: string, names: readonly string[] = []): Intent {
  const text = lower(message);
  if (isUrgent(message)) return 'urgent_prayer';
  const name = namedIn(message, names);
  // Without the name, so that 'Eye Camp' does not count as an event.
  const rest = name === undefined ? text : plain(message).replace(plain(name), '');
  const found = patterns.find(([, terms]) => terms.test(rest))?.[0] ?? 'unknown';
  if (name === undefined || stronger.has(found)) return found;
  return asksWhen.test(rest) ? 'events' : 'ministries';
}

/** The first name that a text contains. */
export const namedIn = (message: string, names: readonly string[]): string | undefined =>
  names.find((name) => mentions(message, plain(name)));

/** With the words by which one asks the assistant for something, whatever it is about. */
const ignored = new Set([
  ...stopwords,
  ...'all any anything audio be but can come coming could course courses cost date day days dont event events fees find free from get give going happening have hear help here im information it know latest last learn like listen looking me message messages missed ministries ministry month more much need new newest next no not now or people place please preach preached preaching price program programs project projects recent register right sermon sermons show some someone something speak start teach teaching teachings tell that there they this time today topic up upcoming us video videos want was watch way week weekend which who will word words'.split(
    ' ',
  ),
]);

/** The words of a question without stop words. */
export const subjectOf = (message: string): string[] =>
  plain(message)
    .split(' ')
    .filter((word) => word.length > 1 && !ignored.has(word));
