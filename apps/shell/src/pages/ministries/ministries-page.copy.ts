export const pageCopy = {
  title: 'Ministries',
  description:
    'The ministries, conferences, training, services, projects and missions of the church in Northern Uganda, and the place where your gifts fit.',
  founded: 'Founded',
  vision: 'Vision',
  visionText: 'A faithful witness in every school, village and home of Northern Uganda and East Africa.',
  mission: 'Mission',
  missionText: 'To win the lost, build disciples and serve those in need, until whole communities are changed.',
  findMatch: 'Find Your Perfect Ministry Match',
  closeMatch: 'Close Your Perfect Ministry Match',
  onThisPage: 'On this page',
  ours: 'Our Ministries',
  oursLead: 'Each began with a need that somebody could not walk past.',
  flagship: 'Flagship Conferences and Events',
  flagshipLead: 'Gatherings that return each year and draw people from many districts.',
  seeEvents: 'See coming events',
  training: 'Programs and Training',
  trainingLead: 'Nobody is sent out unprepared, and nobody is too old to learn.',
  services: 'Church Services',
  servicesLead: 'All are welcome. Nobody needs a booking; times are local to Gulu.',
  projects: 'Ongoing Projects',
  projectsLead: 'What is being built, planned and carried on, with an honest word on how far it is.',
  firstPhase: 'First phase',
  complete: (percent: number) => `${percent}% complete`,
  missions: 'Missions and Outreaches',
  missionsLead: 'Six stories from the field.',
  figures: 'Global Mission Outreach',
  engagement: 'Smart Ministry Engagement',
  engagementLead: 'Ask a question, or let seven questions show where your gifts fit.',
  tabs: 'Ways to engage',
  assistantTab: 'Assistant',
  matcherTab: 'Ministry matcher',
  matcherOpen: 'The questions are open at the top of this page.',
  toMatcher: 'Go to the questions',
} as const;

/** The parts of the page, in their order, as its own list of links names them. */
export const parts = [
  { id: 'ministries', label: 'Ministries' },
  { id: 'conferences', label: 'Conferences' },
  { id: 'training', label: 'Training' },
  { id: 'services', label: 'Services' },
  { id: 'projects', label: 'Projects' },
  { id: 'missions', label: 'Missions' },
  { id: 'engagement', label: 'Assistant and matcher' },
] as const;

interface Card {
  title: string;
  /** When, or for whom. */
  note: string;
  text: string;
}

/** MIN-08 */
export const flagship: readonly Card[] = [
  {
    title: 'Northern Uganda Gospel Crusade',
    note: 'Yearly, five evenings',
    text: 'Choirs from many districts, the gospel under an open sky in Acholi and English, and prayer for the sick.',
  },
  {
    title: "Pastors' and Leaders' Conference",
    note: 'Yearly, four days',
    text: 'For those who carry a congregation, often far from the next colleague: Scripture, counsel and honest conversation.',
  },
  {
    title: "Women's Conference",
    note: 'Yearly, three days',
    text: 'Mothers, daughters, widows and young women come together for teaching, rest and prayer.',
  },
  {
    title: 'Remnant Afire Youth Conference',
    note: 'Yearly, three days',
    text: 'Students and young workers learn to stand firm where they are: in the classroom, at work and at home.',
  },
];

/** MIN-09 */
export const training: readonly Card[] = [
  {
    title: 'School of Evangelism',
    note: 'Twelve weeks, evenings',
    text: 'How to speak of Christ with a neighbour, preach in a market and follow up a new believer.',
  },
  {
    title: 'Discipleship classes',
    note: 'Sundays, after each service',
    text: 'The foundations of faith, from baptism to a life of prayer, in small groups.',
  },
  {
    title: 'Vocational courses',
    note: 'Two terms a year',
    text: 'Tailoring, carpentry, building and computing, with a certificate and the tools to begin.',
  },
  {
    title: 'Leadership and safeguarding',
    note: 'Each quarter',
    text: 'Church accounts, care for the grieving, and the protection of children, for all who lead.',
  },
];

/** MIN-16 */
export const stories: readonly { title: string; place: string; text: string }[] = [
  {
    title: 'A village under the mango tree',
    place: 'Village crusade',
    text: 'There was no hall, so the trees were the roof. In five evenings 292 people gave their lives to Christ, and the village kept meeting: first under the tree, now in a church of its own.',
  },
  {
    title: 'From classroom to classroom',
    place: 'School mission',
    text: 'Teams went to 36 schools and spoke with more than 24,000 students of identity, purity and hope. 2,446 of them decided for Christ; teachers who stayed behind lead their fellowships.',
  },
  {
    title: 'When the rains failed',
    place: 'Food relief',
    text: 'The hungry months came early. Congregations that had little themselves filled sacks with beans and maize, and 1,200 households were fed before the next harvest.',
  },
  {
    title: 'Fifteen crusades, one road',
    place: 'Crusade team',
    text: 'Over broken bridges and red roads a lorry with a generator and a sound system reached fifteen towns. More than 4,700 people were saved, and local pastors knew each by name.',
  },
  {
    title: 'Seeing a grandchild',
    place: 'Eye Camp',
    text: 'An old man had been led by the hand for six years. On the morning after his surgery he named each of his grandchildren by the colour of their clothes, and the ward sang.',
  },
  {
    title: 'A generation to reach',
    place: 'Youth vision 2025–2026',
    text: 'Half of Uganda is younger than eighteen. With schools, radio and young missionaries we mean to bring the gospel to 100,000 young people in 2025 and 2026.',
  },
];

/** MIN-17; the figures are those of the specification. */
export const missionFigures = [
  { value: '15', label: 'crusades' },
  { value: '4,700+', label: 'saved at crusades' },
  { value: '36', label: 'schools reached' },
  { value: '24,000+', label: 'students heard the gospel' },
  { value: '2,446', label: 'decisions in schools' },
  { value: '12,000+', label: 'decisions in all' },
  { value: '1,200', label: 'households fed' },
  { value: '292', label: 'saved in one village crusade' },
  { value: '100,000', label: 'young people to reach, 2025–2026' },
] as const;
