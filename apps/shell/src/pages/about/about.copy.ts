import type { footerMinistries } from '@ministry/domain';

export const aboutCopy = {
  title: 'About the ministry',
  lead: 'A family of faith from Gulu, raised up on 25 February 2002 to make faithful witnesses of ordinary people.',
  description:
    'Who leads the ministry, how gifts are accounted for, what we give ourselves to, and the projects under way in Northern Uganda.',
  reach: 'What God has done so far',
  leadership: 'Leadership structure',
  leadershipLead:
    'Nobody leads alone. Every office answers to the one above it, and all of them to the yearly assembly of members.',
  officesLoading: 'Loading the offices',
  officesFailed: 'The offices could not be loaded.',
  team: 'Meet the team',
  finance: 'Financial accountability',
  financeLead: 'A gift is trusted to us for a purpose. This is how we keep that trust.',
  priorities: 'Six core ministry priorities',
  programmes: 'Ministry programmes',
  programmesLead: 'What goes on week after week, beside the services.',
  services: 'Times of the weekly services',
  special: 'Special ministries',
  specialLead: 'Works with a name, a leader and a budget of their own.',
  allMinistries: 'See all ministries',
  projects: 'Major projects',
  projectsLoading: 'Loading the projects',
  projectsFailed: 'The projects could not be loaded.',
  projectsLead: 'What we are building now, and how far it has come.',
  firstPhase: (percent: number) => `First phase: ${percent}% complete`,
  involved: 'Get involved',
  involvedText:
    'Pray with us, give an afternoon, teach a trade, open your home. Tell us what you have at hand, and we will find the place for it.',
  contact: 'Contact us',
  family: 'Register your family',
} as const;

/** ABT-02 */
export const finance = [
  {
    term: 'Two signatures',
    text: 'No payment leaves an account without two trustees who are not related to each other.',
  },
  {
    term: 'A receipt for every gift',
    text: 'Cash, mobile money or card: each gift is numbered, and its giver can ask for the record at any time.',
  },
  {
    term: 'Given for a purpose, used for it',
    text: 'Gifts for children or education are kept apart from the general fund and are never lent to it.',
  },
  {
    term: 'Read out four times a year',
    text: 'The treasurer reads income and spending to the congregation each quarter. Anybody may see the books at the office.',
  },
  {
    term: 'Audited from outside',
    text: 'An independent auditor examines each year, and the assembly gets the report before it votes.',
  },
] as const;

/** ABT-03: exactly six. */
export const priorities = [
  {
    name: 'Evangelism',
    text: 'Crusades, village visits and radio, so that every sub-county hears the good news in its own language.',
  },
  { name: 'Discipleship', text: 'Patient teaching in small groups, until a new believer can lead another.' },
  { name: 'Prayer', text: 'Friday nights till dawn, and intercessors on duty for whoever asks.' },
  { name: 'Children and youth', text: 'School fees, mentoring and a safe home, so that no child is lost to poverty.' },
  { name: 'Mercy and health', text: 'Food for households in need, eye camps, and care for widows and older people.' },
  { name: 'Training', text: 'Trades for the young and equipment for pastors, so that people stand on their own feet.' },
] as const;

/** ABT-04 */
export const programmes = [
  {
    name: 'Discipleship classes',
    when: 'Sundays after the second service',
    text: 'Twelve lessons for new believers, in Acholi and English.',
  },
  {
    name: 'School missions',
    when: 'In term time',
    text: 'Teams of students visit secondary schools with teaching and mentoring.',
  },
  {
    name: 'Faithful Witness on the radio',
    when: 'Tuesdays and Saturdays, early evening',
    text: 'Half an hour of teaching and prayer that reaches villages without a road.',
  },
  {
    name: 'Hospital and prison visits',
    when: 'First and third Saturday',
    text: 'Prayer, soap and a listening ear for patients and inmates.',
  },
  {
    name: 'Widows and elders',
    when: 'Wednesdays',
    text: 'Fellowship, firewood and a savings circle that lends to its own.',
  },
  {
    name: 'Training for pastors',
    when: 'Four weeks a year',
    text: 'Leaders of village congregations study together, free of charge.',
  },
] as const;

/** ABT-05: the ministries of the footer, by their names there. */
export const special: Readonly<Record<(typeof footerMinistries)[number], string>> = {
  'Uganda National Branch':
    'Congregations and prayer cells in twelve districts, from Gulu and Kitgum to Lira and Arua.',
  'Vocational Institute': 'Tailoring, carpentry, masonry and computing for young people who had to leave school.',
  'Crown of Glory': 'A home, school fees and pastoral care for orphans and other children at risk.',
  'Eye Camp': 'Free screening, glasses and cataract surgery for villages without a clinic.',
  'Remnant Afire': 'The youth movement: conferences, campus fellowships and evenings of worship.',
  "My Sister's Keeper": 'Mentors, pads and a safe person to talk to, so that girls stay in school.',
};
