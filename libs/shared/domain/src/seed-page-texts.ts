import type { AboutTexts, ContactTexts, HomeTexts, LiveTexts, MinistriesTexts, TeamTexts } from './page-texts.ts';

/** Texts of these pages on a new site. Only the seed and tests import them, so that they are in no script of a page. */
export const seedHomeTexts: HomeTexts = {
  figuresLead: 'Numbers we keep because each one is a person.',
  weekLead: 'All times are local to Gulu. Nobody needs a booking.',
  givingLead: 'Name a purpose, and your gift goes to it.',
  highlights: [
    {
      image: '/assets/highlight-dawn-1.svg',
      category: 'Worship',
      title: 'First light',
      text: 'Families walk in before seven on a Sunday.',
    },
    {
      image: '/assets/highlight-crusade-1.svg',
      category: 'Evangelism',
      title: 'Gulu crusade',
      text: 'Five evenings under the open sky.',
    },
    {
      image: '/assets/highlight-school-1.svg',
      category: 'Education',
      title: 'A desk for each child',
      text: 'Fees, uniforms and someone who asks after marks.',
    },
    {
      image: '/assets/highlight-eye-camp-1.svg',
      category: 'Outreach',
      title: 'Eye Camp',
      text: 'Free surgery where there is no clinic.',
    },
    {
      image: '/assets/highlight-choir-1.svg',
      category: 'Worship',
      title: 'The choir',
      text: 'Songs in Acholi, Lango and English.',
    },
    {
      image: '/assets/highlight-well-1.svg',
      category: 'Community',
      title: 'Clean water',
      text: 'A pump the whole village keeps.',
    },
    {
      image: '/assets/highlight-radio-1.svg',
      category: 'Evangelism',
      title: 'On the radio',
      text: 'The word reaches homes without a road.',
    },
    {
      image: '/assets/highlight-conference-1.svg',
      category: 'Conference',
      title: "Women's conference",
      text: 'Three days of teaching and prayer.',
    },
    {
      image: '/assets/highlight-vocational-1.svg',
      category: 'Education',
      title: 'Vocational Institute',
      text: 'A trade, and the tools to begin it.',
    },
    {
      image: '/assets/highlight-baptism-1.svg',
      category: 'Worship',
      title: 'Baptism in the river',
      text: 'A new life, and everyone sings.',
    },
    {
      image: '/assets/highlight-prayer-1.svg',
      category: 'Prayer',
      title: 'Overnight prayers',
      text: 'Fridays from nine until dawn.',
    },
  ],
  impacts: [
    {
      value: '15+',
      label: 'ministries and programmes',
      text: 'From village crusades to eye surgery, each led by people who live where they serve.',
    },
    {
      value: '1000+',
      label: 'young people taught a trade',
      text: 'Tailors, carpenters and builders who left school early now earn a living and teach others.',
    },
  ],
  gifts: [
    {
      purpose: 'General',
      text: 'Crusades, radio, the sanctuary, and food where a household has none.',
    },
    {
      purpose: 'Children',
      text: 'School fees, uniforms, a daily meal and somebody who knows the child by name.',
    },
    {
      purpose: 'Education',
      text: 'Teachers, workshops and the first tools of a trade at the Vocational Institute.',
    },
  ],
};

// MIN-08, MIN-09, MIN-13, MIN-16; the figures are those of the specification (MIN-17).
export const seedMinistriesTexts: MinistriesTexts = {
  description:
    'The ministries, conferences, training, services, projects and missions of the church in Northern Uganda, and the place where your gifts fit.',
  vision: 'A faithful witness in every school, village and home of Northern Uganda and East Africa.',
  mission: 'To win the lost, build disciples and serve those in need, until whole communities are changed.',
  ministriesLead: 'Each began with a need that somebody could not walk past.',
  conferencesLead: 'Gatherings that return each year and draw people from many districts.',
  trainingLead: 'Nobody is sent out unprepared, and nobody is too old to learn.',
  servicesLead: 'All are welcome. Nobody needs a booking; times are local to Gulu.',
  projectsLead: 'What is being built, planned and carried on, with an honest word on how far it is.',
  storiesLead: 'Six stories from the field.',
  conferences: [
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
  ],
  training: [
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
  ],
  projects: [
    {
      title: 'House of Witness, Gulu',
      status: 'In Progress',
      text: 'A worship hall for three thousand, with rooms for teaching and counsel. Walls and roof belong to the first phase.',
      firstPhase: 70,
    },
    {
      title: 'Vocational workshops',
      status: 'Active',
      text: 'Benches, sewing machines and a computer room, so that each trade has a workshop of its own.',
      firstPhase: null,
    },
    {
      title: 'School fees and meals',
      status: 'Ongoing',
      text: 'Fees, books and a midday meal for children whose families cannot carry them alone.',
      firstPhase: null,
    },
    {
      title: 'Community radio',
      status: 'Planning',
      text: 'A station in Acholi, Lango and English for Scripture, health and farming, heard where no road leads.',
      firstPhase: null,
    },
    {
      title: 'Eye and health centre',
      status: 'Development',
      text: 'Rooms for examination and small surgery, so that help does not end when the camp moves on.',
      firstPhase: null,
    },
    {
      title: 'Clean water points',
      status: 'Active',
      text: 'Boreholes beside schools and churches, each kept by a committee of the village.',
      firstPhase: null,
    },
    {
      title: "Widows' farm",
      status: 'Ongoing',
      text: 'Shared land, seed and oxen for widows, and a store that feeds households in the hungry months.',
      firstPhase: null,
    },
  ],
  stories: [
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
  ],
  figures: [
    {
      value: '15',
      label: 'crusades',
    },
    {
      value: '4,700+',
      label: 'saved at crusades',
    },
    {
      value: '36',
      label: 'schools reached',
    },
    {
      value: '24,000+',
      label: 'students heard the gospel',
    },
    {
      value: '2,446',
      label: 'decisions in schools',
    },
    {
      value: '12,000+',
      label: 'decisions in all',
    },
    {
      value: '1,200',
      label: 'households fed',
    },
    {
      value: '292',
      label: 'saved in one village crusade',
    },
    {
      value: '100,000',
      label: 'young people to reach, 2025–2026',
    },
  ],
};

// ABT-02 to ABT-05: six priorities, and the ministries that the footer names.
export const seedAboutTexts: AboutTexts = {
  description:
    'Who leads the ministry, how gifts are accounted for, what we give ourselves to, and the projects under way in Northern Uganda.',
  lead: 'A family of faith from Gulu, raised up on 25 February 2002 to make faithful witnesses of ordinary people.',
  leadershipLead:
    'Nobody leads alone. Every office answers to the one above it, and all of them to the yearly assembly of members.',
  financeLead: 'A gift is trusted to us for a purpose. This is how we keep that trust.',
  prioritiesHeading: 'Six core ministry priorities',
  programmesLead: 'What goes on week after week, beside the services.',
  specialLead: 'Works with a name, a leader and a budget of their own.',
  projectsLead: 'What we are building now, and how far it has come.',
  involvedText:
    'Pray with us, give an afternoon, teach a trade, open your home. Tell us what you have at hand, and we will find the place for it.',
  finance: [
    {
      title: 'Two signatures',
      text: 'No payment leaves an account without two trustees who are not related to each other.',
    },
    {
      title: 'A receipt for every gift',
      text: 'Cash, mobile money or card: each gift is numbered, and its giver can ask for the record at any time.',
    },
    {
      title: 'Given for a purpose, used for it',
      text: 'Gifts for children or education are kept apart from the general fund and are never lent to it.',
    },
    {
      title: 'Read out four times a year',
      text: 'The treasurer reads income and spending to the congregation each quarter. Anybody may see the books at the office.',
    },
    {
      title: 'Audited from outside',
      text: 'An independent auditor examines each year, and the assembly gets the report before it votes.',
    },
  ],
  priorities: [
    {
      title: 'Evangelism',
      text: 'Crusades, village visits and radio, so that every sub-county hears the good news in its own language.',
    },
    { title: 'Discipleship', text: 'Patient teaching in small groups, until a new believer can lead another.' },
    { title: 'Prayer', text: 'Friday nights till dawn, and intercessors on duty for all who ask.' },
    {
      title: 'Children and youth',
      text: 'School fees, mentoring and a safe home, so that no child is lost to poverty.',
    },
    {
      title: 'Mercy and health',
      text: 'Food for households in need, eye camps, and care for widows and older people.',
    },
    {
      title: 'Training',
      text: 'Trades for the young and equipment for pastors, so that people stand on their own feet.',
    },
  ],
  programmes: [
    {
      title: 'Discipleship classes',
      note: 'Sundays after the second service',
      text: 'Twelve lessons for new believers, in Acholi and English.',
    },
    {
      title: 'School missions',
      note: 'In term time',
      text: 'Teams of students visit secondary schools with teaching and mentoring.',
    },
    {
      title: 'Faithful Witness on the radio',
      note: 'Tuesdays and Saturdays, early evening',
      text: 'Half an hour of teaching and prayer that reaches villages without a road.',
    },
    {
      title: 'Hospital and prison visits',
      note: 'First and third Saturday',
      text: 'Prayer, soap and a listening ear for patients and inmates.',
    },
    {
      title: 'Widows and elders',
      note: 'Wednesdays',
      text: 'Fellowship, firewood and a savings circle that lends to its own.',
    },
    {
      title: 'Training for pastors',
      note: 'Four weeks a year',
      text: 'Leaders of village congregations study together, free of charge.',
    },
  ],
  specialMinistries: [
    {
      title: 'Uganda National Branch',
      text: 'Congregations and prayer cells in twelve districts, from Gulu and Kitgum to Lira and Arua.',
    },
    {
      title: 'Vocational Institute',
      text: 'Tailoring, carpentry, masonry and computing for young people who had to leave school.',
    },
    { title: 'Crown of Glory', text: 'A home, school fees and pastoral care for orphans and other children at risk.' },
    { title: 'Eye Camp', text: 'Free screening, glasses and cataract surgery for villages without a clinic.' },
    { title: 'Remnant Afire', text: 'The youth movement: conferences, campus fellowships and evenings of worship.' },
    { title: "My Sister's Keeper", text: 'Mentors, pads and a safe person to talk to, so that girls stay in school.' },
  ],
};

// CON-06 to CON-08
export const seedContactTexts: ContactTexts = {
  description:
    'Send us a message or a prayer request, plan your first visit, find the church on the map, and see service times and ways to give.',
  lead: 'Write, call or come by. We answer messages, pray for what you ask, and keep a seat for you.',
  visitLead: 'Nobody is a stranger twice. Here is what to expect the first time.',
  scheduleText: 'Tell us the day, and somebody will be waiting for you at the door.',
  givingLead: 'Everything here is carried by people who give, most of them a little at a time.',
  officeText: 'At every service, or at the office. Ask for a receipt.',
  visitTips: [
    {
      icon: 'people',
      title: 'What to Wear',
      text: 'Come as you are. Many put on their best on a Sunday; everyday clothes are just as welcome.',
    },
    {
      icon: 'pin',
      title: 'Parking',
      text: 'There is room to park beside the church, free of charge, and a steward to show you where. A boda boda can set you down at the gate.',
    },
    {
      icon: 'family',
      title: 'Children',
      text: 'Children belong in every service. On Sundays there are lessons for them by age, and you may keep yours with you.',
    },
  ],
};

export const seedLiveTexts: LiveTexts = {
  description:
    'Watch or only hear the services from Gulu as they happen, with the weekly times and reminders for your calendar.',
  lead: 'Worship with us from wherever you are. What each way of watching costs is printed beside it.',
  scheduleLead: 'All times are local to Gulu. A reminder is a calendar entry that comes back every week.',
};

export const seedTeamTexts: TeamTexts = {
  description:
    'Team leaders, pastoral council, deacons, ministry workers, levites and support staff, and how to reach each of them.',
  lead: 'The people who pray with you, teach, sing, count, cook and keep the gate.',
  closingText:
    'Write to the office, and the right person answers. If you worship with us, put your family on the register, so that we know whom to visit and whom to pray for.',
};
