import { kampalaInstant, type weekdays } from '@ministry/domain';
import type { Seed, SeedFiles } from '../../platform/seed/seed.ts';
import { emptyColumns } from '../content/content-columns.ts';
import { daysAfter, publishedAt, weekdayOf } from '../content/seed-days.ts';
import { EventEntity } from './event.entity.ts';

type Weekday = (typeof weekdays)[number];
type Hour = `${number}:${number}`;
type Sample = Pick<
  EventEntity,
  'title' | 'description' | 'location' | 'category' | 'tags' | 'attendeeLimit' | 'registrationRequired'
> & {
  /** Weeks after the week in which the seed runs (before it, when negative), weekday and hour in Kampala. */
  starts: [weeks: number, day: Weekday, hour: Hour];
  /** Days after the first day, and the hour. */
  ends: [days: number, hour: Hour];
  /** A file of `seed-media/samples`. */
  picture: string;
};

const headquarters = 'Ministry headquarters, Airfield Road, Gulu';

/** Events of a new site: dates are relative to the day on which the seed runs, capacities are those of the specification. */
const samples: Sample[] = [
  {
    title: 'Night of Prayer and Thanksgiving',
    picture: 'event-night-of-prayer.jpg',
    starts: [1, 'Friday', '21:00'],
    ends: [1, '5:00'],
    location: headquarters,
    category: 'fellowship',
    tags: ['prayer', 'thanksgiving'],
    attendeeLimit: null,
    registrationRequired: false,
    description: `We close the week together on our knees: a whole night of **worship, testimony and intercession** for our families, for the schools we serve and for peace in Northern Uganda.

## Through the night
- 9:00 PM Worship and opening prayer
- 11:00 PM Testimonies
- 1:00 AM Intercession for the nation
- 4:00 AM Thanksgiving and Holy Communion

Come with a warm cloth and a friend. Children who come with their parents have a quiet room with mattresses. *Everybody is welcome; nobody needs to register.*`,
  },
  {
    title: 'Remnant Afire Youth Conference',
    picture: 'event-youth-conference.jpg',
    starts: [3, 'Thursday', '9:00'],
    ends: [2, '16:00'],
    location: 'Crown of Glory hall, Gulu',
    category: 'youth',
    tags: ['youth', 'students', 'mentoring'],
    attendeeLimit: 500,
    registrationRequired: true,
    description: `Three days for students and young workers who want to **stand firm where they are**: in the classroom, in the trading centre, at home.

## What to expect
1. Teaching on identity, purity and work
2. Workshops: choosing a trade, money, and friendship
3. An open evening with questions, none of them too small

Lunch is served each day. Those who travel from outside Gulu may stay at the Vocational Institute; tell us in your registration.

> Let no one despise you for your youth. *1 Timothy 4:12*`,
  },
  {
    title: "Women's Conference: Daughters of the Promise",
    picture: 'event-womens-conference.jpg',
    starts: [6, 'Friday', '9:00'],
    ends: [2, '13:00'],
    location: headquarters,
    category: 'womens-ministry',
    tags: ['women', 'family', 'savings groups'],
    attendeeLimit: 1000,
    registrationRequired: true,
    description: `Mothers, daughters, widows and young women come together for a weekend of **teaching, rest and prayer**, hosted by *My Sister's Keeper*.

## Programme
- **Friday** Welcome, and the story of Hannah
- **Saturday** Raising children in faith; savings groups that last; an evening of worship
- **Sunday** Service together with the whole church

A nurse is present on all days. Mothers may bring children under three; older ones are looked after by the Sunday school team.`,
  },
  {
    title: 'Free Eye Camp',
    picture: 'event-eye-camp.jpg',
    starts: [8, 'Tuesday', '8:00'],
    ends: [3, '16:00'],
    location: 'Vocational Institute grounds, Gulu',
    category: 'service',
    tags: ['health', 'community', 'outreach'],
    attendeeLimit: null,
    registrationRequired: false,
    description: `Eye doctors and nurses examine and treat **free of charge** for four days. Reading glasses are given out while they last; those who need surgery are registered and accompanied to the hospital.

## Please bring
- Any glasses or eye medicine you use now
- Your health book, if you have one
- Someone to lead you home: drops can blur your sight for some hours

People are seen in the order they come, elders and children first.`,
  },
  {
    title: 'Northern Uganda Gospel Crusade',
    picture: 'event-crusade.jpg',
    starts: [11, 'Wednesday', '15:00'],
    ends: [4, '19:00'],
    location: 'Pece Stadium, Gulu',
    category: 'crusade',
    tags: ['evangelism', 'worship', 'healing'],
    attendeeLimit: 25_000,
    registrationRequired: true,
    description: `Five evenings under the open sky. Choirs from six districts, the preaching of the gospel, and prayer for the sick, **in Acholi and English**.

## Good to know
- Gates open at 2:00 PM; the way in and the seats are level for wheelchairs
- Registered groups of more than twenty get a place for their bus
- Water points and first aid stand at each gate

Registering is free and helps us to prepare enough water, chairs and counsellors. *Bring somebody who would not come alone.*`,
  },
  {
    title: "Pastors' and Leaders' Conference",
    picture: 'event-pastors-conference.jpg',
    starts: [15, 'Monday', '8:30'],
    ends: [3, '17:00'],
    location: headquarters,
    category: 'conference',
    tags: ['leadership', 'training'],
    attendeeLimit: 300,
    registrationRequired: true,
    description: `For those who carry a congregation, a cell or a school fellowship, often far from the next colleague. Four days of **Scripture, counsel and honest conversation**.

- Mornings: expository preaching, taught and practised
- Afternoons: care for the grieving, church accounts, safeguarding children
- Evenings: prayer for one another

Meals are provided. Please tell us whether you need a bed, and what language you preach in.`,
  },
  {
    title: 'Harvest Thanksgiving Service',
    picture: 'event-harvest.jpg',
    starts: [-3, 'Sunday', '9:00'],
    ends: [0, '13:00'],
    location: headquarters,
    category: 'service',
    tags: ['thanksgiving', 'family'],
    attendeeLimit: null,
    registrationRequired: false,
    description: `Families brought the first fruits of their gardens to the altar, and what was given fed the households on our outreach list. *Thank you to all who came, carried and cooked.*`,
  },
];

/** First events, published. */
export const eventsSeed: Seed = {
  name: 'events',
  order: 10,
  isEmpty: async (database) => (await database.repository(EventEntity).count()) === 0,
  run: async (database, now, files) => {
    const rows = [];
    for (const sample of samples) rows.push(await toRow(sample, now, files));
    await database.repository(EventEntity).insert(rows);
  },
};

async function toRow(
  { starts, ends, picture, ...content }: Sample,
  now: Date,
  files: SeedFiles,
): Promise<Omit<EventEntity, 'id'>> {
  const first = weekdayOf(starts[0], starts[1], now);
  return {
    ...emptyColumns(EventEntity, now),
    ...content,
    featuredImage: await files.store(`samples/${picture}`),
    date: kampalaInstant(first, minutes(starts[2])),
    endDate: kampalaInstant(daysAfter(first, ends[0]), minutes(ends[1])),
    ...publishedAt(now),
  };
}

function minutes(hour: Hour): number {
  const [hours = 0, past = 0] = hour.split(':').map(Number);
  return hours * 60 + past;
}
