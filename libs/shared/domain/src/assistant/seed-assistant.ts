import type { AssistantEntry, AssistantSettings } from './settings.ts';

type SeedEntry = Pick<AssistantEntry, 'id' | 'name'> & { phrases: string; swahili?: string } & Partial<
    Omit<AssistantEntry, 'phrases'>
  >;

/** Visitors can write in any language, so one list contains the phrases of all languages. */
const entryOf = ({ phrases, swahili = '', ...entry }: SeedEntry): AssistantEntry => ({
  unless: [],
  beforeMinistry: false,
  sameAs: null,
  action: null,
  reply: '',
  links: [],
  suggestions: [],
  ...entry,
  phrases: `${phrases},${swahili}`
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean),
});
const settingsOf = ({
  entries,
  ...others
}: Omit<AssistantSettings, 'entries'> & { entries: readonly SeedEntry[] }): AssistantSettings => ({
  ...others,
  entries: entries.map(entryOf),
});

const call = { label: 'Call {{phone}}', href: '{{call}}' };
const whatsapp = { label: 'WhatsApp', href: '{{whatsapp}}' };
const messageForm = { label: 'Write to the office', href: '/contact#message' };
const prayerForm = { label: 'Write a prayer request', href: '/contact#prayer' };
const map = { label: 'Find us on the map', href: '/contact#find-us' };
const questions = { label: 'Take the seven questions', href: '/ministries?tab=matcher#engagement' };
const callOrWrite = [call, messageForm, whatsapp];
const offered = ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'];

/** More important and more specific entries come first. */
const entries: readonly SeedEntry[] = [
  {
    id: 'not-working',
    name: 'Something does not work',
    phrases:
      "not working/playing/opening/loading, do/does not work/play/open/load, don't/doesn't work/play/open/load, cancel*",
    sameAs: 'contact',
  },
  {
    id: 'sermons',
    name: 'Sermons',
    phrases:
      'sermon(s), preach*, teaching(s), podcast, listen, video(s), recording(s), message(s) on/about/by/from, word(s) on/about/of/from',
    swahili: 'hubiri/mahubiri, mafundisho, sikiliza/kusikiliza, rekodi',
    beforeMinistry: true,
    action: 'sermons',
  },
  {
    id: 'registered',
    name: 'Has registered for an event',
    phrases: "i/i'm/i've (am/have) (already/just) registered/booked, i/i'm/i've (am/have) (already/just) signed up",
    swahili: 'nimejisajili, nimejiandikisha, tumejisajili',
    beforeMinistry: true,
    action: 'registered',
  },
  {
    id: 'prayer-for',
    name: 'Prayer for somebody, new life',
    phrases: 'pray/praying for/with/over, life to, be saved, born again, accept/receive jesus/christ',
    swahili: 'niombee(ni), mniombee, tuombee(ni), mtuombee, muombee(ni), okoka/kuokoka, kumpokea yesu/kristo',
    beforeMinistry: true,
    sameAs: 'prayer',
  },
  {
    id: 'funeral',
    name: 'Funeral',
    phrases: 'funeral(s), burial(s), bury*, buried, died, passed away/on, condolence(s)',
    swahili: 'mazishi, maziko, msiba, amefariki, kuzika',
    unless: ['jesus/christ'],
    reply:
      'We are sorry for your loss, and we stand with you. Please call us: a pastor will speak with you about the burial, and people will pray with the family.',
    links: [call, prayerForm, messageForm],
  },
  {
    id: 'wedding',
    name: 'Wedding',
    phrases:
      'wedding(s), to wed, can we wed, wed us/in, introduction ceremony, get/be/us/are/getting marry/married, marry me/us/in',
    swahili: 'harusi, kufunga/tufunge/mtufungishe ndoa, kuoa/kuoana/kuolewa',
    reply: 'We are happy for you. Please talk with a pastor about the wedding first: call us, or write to the office.',
    links: callOrWrite,
  },
  {
    id: 'baptism',
    name: 'Baptism and dedication',
    phrases: 'baptis*, baptiz*, dedicat*, holy communion',
    swahili: '*batiz*, meza ya bwana',
    reply: 'Please talk with a pastor about a baptism or dedication first: call us, or write to the office.',
    links: callOrWrite,
  },
  {
    id: 'testimony',
    name: 'Testimony',
    phrases: 'testimony/testimonies, testify',
    swahili: 'ushuhuda/shuhuda, kushuhudia',
    reply: 'We would love to hear it. You can also read what others have shared.',
    links: [{ label: 'Share your testimony', href: '/community#testimony' }],
  },
  {
    id: 'giving',
    name: 'Giving',
    phrases:
      'give/giving !me/us, gift, donat*, tithe(s), offertory, offering(s), contribut*, mobile money, momo, mtn, airtel, bank account, receipt(s), payment(s), pay by/with, partner*, sponsor*, send (some/the/you) money',
    swahili:
      'sadaka, zaka, toleo/matoleo, mchango/michango, changia/kuchangia/nichangie, kutoa, stakabadhi, risiti, malipo, kulipa, pesa kwa simu',
    beforeMinistry: true,
    action: 'giving',
    reply:
      'You can give online by mobile money or card, in shillings or dollars: fill in the form and approve it on your phone. Or hand your gift in at any service or at the office. If something goes wrong, call us.',
    links: [
      { label: 'Give by mobile money or card', href: '/contact#donation' },
      { label: 'Give on our giving page', href: '{{givingPage}}' },
      call,
    ],
  },
  {
    id: 'family',
    name: 'Family registration and membership',
    phrases: 'register/add my/our family, family registration, be/become/as (a) member, membership',
    swahili: 'sajili/kusajili familia, andikisha/kuandikisha familia, kuwa mshirika/mwanachama, uanachama',
    reply: 'You can register your family here, and we will know whom to greet.',
    links: [{ label: 'Register your family', href: '/family-registration' }],
  },
  {
    id: 'store',
    name: 'Store',
    phrases: 'store, shop, buy, sell*, t-shirt(s), t shirt(s), tshirt(s)',
    swahili: 'duka(ni), nunua/kununua/ninunue, mnauza, fulana',
    reply: 'Have a look into our store. You can pay online, or when you collect it at the office.',
    links: [{ label: 'Store', href: '/store' }],
  },
  {
    id: 'photos',
    name: 'Photos',
    phrases: 'photo(s), picture(s), gallery, album(s)',
    swahili: 'picha',
    beforeMinistry: true,
    reply: 'Here are pictures of our gatherings and projects.',
    links: [{ label: 'Gallery', href: '/gallery' }],
  },
  {
    id: 'events',
    name: 'Events',
    phrases: 'event(s), crusade(s), conference(s), seminar(s), camp(s), night(s) of prayer',
    swahili: 'tukio/matukio, kongamano/makongamano, semina, mkutano/mikutano wa/ya injili',
    beforeMinistry: true,
    action: 'events',
  },
  {
    id: 'prayer-times',
    name: 'Times of prayer',
    phrases:
      'service time(s), what time, overnight, night prayer(s), pray* ... *night(s), prayer time(s)/meeting(s), when ... pray*',
    swahili: 'saa ngapi, mkesha/mikesha, saa/ratiba/ibada/mkutano ya/za/wa maombi',
    sameAs: 'services',
  },
  {
    id: 'prayer',
    name: 'Prayer and counsel',
    phrases:
      "pray*, intercess*, intercede, bereaved, grieving, mourning, counsel*, talk/speak/meet/see (to/with) a/the/your/our pastor/bishop/leader, talk/speak/meet/see (to/with) someone/somebody, sick, ill, sad, lonely, feel/am/i'm/all alone, depress*, stress*, scared, afraid, worried, hopeless, pregnan*, divorc*, left/leave me, my marriage",
    swahili:
      'maombi, sala, ushauri, mgonjwa/wagonjwa, naumwa/ninaumwa, mpweke, huzuni, hofu, naogopa, msongo, talaka, ndoa yangu/yetu, kuongea/kuzungumza/kuonana na mchungaji/askofu/kiongozi',
    beforeMinistry: true,
    action: 'prayer',
    reply:
      'We would count it an honour to pray with you. The prayer form takes your request to our prayer team; a name is not needed, and replies come back to this device. To speak with somebody, call us.',
    links: [prayerForm, call],
  },
  {
    id: 'work',
    name: 'Work',
    phrases: 'job(s), vacanc*, employ*, hiring, salary, internship(s), looking for work, want/need/any/find work',
    swahili: 'nafasi ya/za kazi, ajira, natafuta/nataka/kupata kazi, mshahara',
    beforeMinistry: true,
    reply:
      'The office knows which jobs are open: write to us what you can do. The Vocational Institute teaches trades to young people, and volunteers are welcome.',
    links: [messageForm, questions, { label: 'All ministries', href: '/ministries' }],
  },
  {
    id: 'join',
    name: 'Serving',
    phrases: 'volunteer*, join*, serve, serving, get involved, sign me up, help out, take part, my gift(s), match',
    swahili: 'kujitolea/najitolea, kutumika/nitumike, kuhudumu/nihudumu, kujiunga/nijiunge, karama',
    beforeMinistry: true,
    action: 'join',
    reply:
      'We are glad that you want to serve. The seven questions show which ministry your gifts fit; or write to one of these directly:',
    links: [questions],
  },
  {
    id: 'help',
    name: 'Help',
    phrases: 'help me/us/my, need/want help, ask for help, hungry, school fees, scholarship(s), bursar*',
    swahili: 'nisaidie(ni), msaada, njaa, karo, ada ya shule',
    reply: 'We would like to hear more and see what can be done. Please call us, or write to the office.',
    links: callOrWrite,
  },
  {
    id: 'visit',
    name: 'First visit',
    phrases: 'first time, new here, wear*, dress*, visit*, bring my/our, parking, wheelchair(s)',
    swahili: 'mara ya kwanza, mgeni, kuvaa/nivae, mavazi, kutembelea, maegesho, kiti cha magurudumu',
    reply:
      'Come as you are; everyone is welcome, and nobody needs a booking. Here is what awaits you on a first visit.',
    links: [{ label: 'Your first visit', href: '/contact#visit' }, map],
  },
  {
    id: 'services',
    name: 'Service times',
    phrases:
      'service(s), worship, sunday(s), monday(s), tuesday(s), wednesday(s), thursday(s), friday(s), saturday(s), deliverance, mid-week, midweek, programme(s), schedule, live stream, livestream, online, watch, bible study/studies',
    swahili:
      'ibada, jumapili, jumatatu, jumanne, jumatano, alhamisi, ijumaa, jumamosi, ratiba, mubashara, moja kwa moja, mtandaoni, tazama/kutazama, kujifunza biblia',
    action: 'services',
    reply: 'All are welcome, and nobody needs a booking. The week in {{town}}:',
    links: [{ label: 'Watch the live service', href: '/live' }],
  },
  {
    id: 'coming-up',
    name: 'What is coming up',
    phrases: "upcoming, coming up, happening, what's on, calendar, register",
    swahili: 'yajayo, yanayokuja, kalenda, jisajili/kujisajili/nijisajili',
    beforeMinistry: true,
    sameAs: 'events',
  },
  {
    id: 'ministries',
    name: 'Ministries',
    phrases: 'ministry/ministries, project(s), program(s), department(s), outreach*, what do you do',
    swahili: 'huduma, idara, mradi/miradi, mnafanya nini',
    action: 'ministries',
    reply: 'These are our ministries. Ask me about one of them, or take the seven questions to find your place.',
    links: [questions],
  },
  {
    id: 'about',
    name: 'About the church',
    phrases: 'founded, history, denomination, catholic, pentecostal, anglican, you believe',
    swahili: 'historia, ilianzishwa/lilianzishwa, dhehebu, mnaamini',
    reply: '{{name}}: {{description}} {{tagline}}.',
    links: [{ label: 'About us', href: '/about' }],
  },
  {
    id: 'team',
    name: 'Team',
    phrases: 'your/the/our/which (senior) pastor(s)/bishop, leader(s), team, staff, founder',
    swahili: 'mchungaji/wachungaji wenu/wako, kiongozi/viongozi, timu, mwanzilishi',
    reply: 'These are the people who lead and serve here.',
    links: [{ label: 'Our team', href: '/team' }],
  },
  {
    id: 'contact',
    name: 'Contact and the way here',
    phrases:
      'contact, support, phone, telephone, number, call, write, message, e-mail, email, whatsapp, address, where, location, map, direction(s), office, find you, reach, get there, way to, how far, bus, boda, taxi, accommodation',
    swahili:
      'simu, namba, ujumbe, barua pepe, anwani, wapi, mahali, ramani, ofisi(ni), kuandika/niandike, kufika/nifike, njia ya, basi, teksi',
    reply: 'Call {{phone}}, write to {{email}}, or come to {{address}}.',
    links: [call, whatsapp, map],
  },
  {
    id: 'church-days',
    name: 'Church today',
    phrases: 'church, mass, today, tonight, tomorrow',
    swahili: 'kanisa(ni), leo, kesho',
    sameAs: 'services',
  },
  {
    id: 'thanks',
    name: 'Thanks',
    phrases: 'thank(s), thank you, bless you, webale, afoyo, appreciate, ^ok$, ^okay$, ^no$, ^fine$, ^amen$',
    swahili: 'asante(ni), ahsante(ni), shukrani, nashukuru, ubarikiwe/mbarikiwe, ^sawa$, ^hapana$, ^amina$',
    reply: 'You are most welcome. Is there anything else?',
  },
  {
    id: 'greeting',
    name: 'Greeting',
    phrases:
      '^hi, ^hello, ^hey, ^greetings, ^good morning/afternoon/evening/day, ^shalom, ^apwoyo, ^oli otya, ^praise god, ^help$, ^yes$, what can you do, who are you, robot',
    swahili:
      '^habari, ^jambo, ^hujambo, ^hamjambo, ^salamu, ^shikamoo, ^mambo, ^bwana asifiwe, ^ndiyo$, wewe ni nani, unaweza kufanya nini',
    action: 'greeting',
    reply: 'Hello, and God bless you. What may I help you with?',
    suggestions: offered,
  },
];

/** Settings of the assistant on a new site. Only the seed and tests import them. */
export const seedAssistant: AssistantSettings = /* @__PURE__ */ settingsOf({
  welcome: {
    text: 'Welcome to {{name}}. I can tell you about upcoming events, sermons and ministries, service times and giving, and lead you to those who will pray with you. What may I help you with?',
    suggestions: ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'],
  },
  entries,
  suggestions: ['Show me events', 'Latest sermon', 'Service times', 'How can I serve?', 'How can I give?'],
  fallbackSuggestions: offered,
  texts: {
    // CHAT-17
    fallback: "I apologize, but I'm having trouble processing that right now. Let me help you in a different way.",
    urgent:
      'You are not alone. Please call {{phone}} now; somebody will pray with you. If a life is in danger, call 999 or 112 first.',
    urgentPromise: 'I will ask how you are in half an hour.',
    stillHere:
      'I am only a small helper, but people are here for you. Please call {{phone}}; somebody will listen and pray with you. If a life is in danger, call 999 or 112 first.',
    safe: 'Thank God, and thank you for telling me. If it gets hard again, at any hour, call {{phone}}, or 999 or 112. What may I help you with?',
    calm: 'You are most welcome. Is there anything else?',
    prayerPromise: 'I will remind you tomorrow to keep praying.',
    noEvents: 'No events are announced at the moment. The weekly services go on as always, and everyone is welcome.',
    noSermons: 'No sermons are published yet. On Sunday you can watch the service on the live page.',
    welcomeBack: 'Welcome back. It is good to see you again. Shall we continue where we stopped?',
    urgentFollowUp: 'Half an hour ago you asked for urgent prayer. How are you now? We are still at {{phone}}.',
    prayerFollowUp: 'Yesterday you asked for prayer. We keep praying; tell us how it goes, or write another request.',
    eventFollowUp: 'A week ago you asked about events. There may be something new.',
    ministryFollowUp: 'Three days ago you asked about {{ministry}}. Shall we continue from there?',
  },
});
