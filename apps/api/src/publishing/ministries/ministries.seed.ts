import type { Seed } from '../../platform/seed/seed.ts';
import { emptyColumns } from '../content/content-columns.ts';
import { publishedAt } from '../content/seed-days.ts';
import { MinistryEntity } from './ministry.entity.ts';

type Sample = Pick<MinistryEntity, 'name' | 'icon' | 'category' | 'description' | 'impact' | 'established' | 'tags'>;

/** The six ministries of the specification, in its order. */
const samples: Sample[] = [
  {
    name: 'Uganda National Branch',
    icon: 'church',
    category: 'outreach',
    established: 2002,
    description:
      'The mother church in Gulu and its congregations across the country. Pastors are trained, villages are reached with the gospel, and each congregation is taught to stand on its own feet: to preach, to keep its accounts and to care for its poor.',
    impact: 'Congregations in Gulu, Kitgum and Lira, and village fellowships along the northern road.',
    tags: ['worship', 'evangelism', 'church planting', 'pastors'],
  },
  {
    name: 'Vocational Institute',
    icon: 'vocational',
    category: 'education',
    established: 2010,
    description:
      'Tailoring, carpentry, masonry and computing for young people who had to leave school early. Lessons begin with prayer and end with work that somebody has ordered, so that a student knows what a day of honest labour is worth.',
    impact: 'Nine in ten who finish find work or open a workshop of their own.',
    tags: ['skills', 'training', 'employment', 'young people'],
  },
  {
    name: 'Crown of Glory',
    icon: 'crown',
    category: 'education',
    established: 2006,
    description:
      'A home, a school place and a godly example for children who have lost their parents or cannot live with them. House mothers, teachers and a nurse watch over them, and brothers and sisters stay together.',
    impact: 'More than 900 children have been fed, schooled and brought up in the faith.',
    tags: ['children', 'orphans', 'school', 'Sunday school'],
  },
  {
    name: 'Eye Camp',
    icon: 'eye',
    category: 'outreach',
    established: 2012,
    description:
      'Doctors and nurses who give their holidays examine, treat and operate free of charge in villages that have no clinic. Those who need glasses get them the same day; those who need surgery are accompanied to the hospital and home again.',
    impact: 'Grandparents see the faces of their grandchildren again.',
    tags: ['health', 'medical', 'villages', 'elders'],
  },
  {
    name: 'Remnant Afire',
    icon: 'remnant',
    category: 'youth',
    established: 2009,
    description:
      'Students and young workers who pray, study Scripture and carry the gospel to schools, campuses and trading centres. They meet on Wednesday evenings, and at a conference of their own each year.',
    impact: 'School fellowships in the district are led by the students themselves.',
    tags: ['youth', 'students', 'prayer', 'schools'],
  },
  {
    name: "My Sister's Keeper",
    icon: 'sisterhood',
    category: 'community',
    established: 2015,
    description:
      'Women who stand beside girls so that they stay in school, and beside widows and young mothers with counsel, a savings circle and prayer. No woman walks to the court, the clinic or the head teacher alone.',
    impact: 'Girls in twelve schools have a mentor who knows them by name.',
    tags: ['women', 'girls', 'widows', 'savings groups'],
  },
];

/** First ministries, published. */
export const ministriesSeed: Seed = {
  name: 'ministries',
  order: 30,
  isEmpty: async (database) => (await database.repository(MinistryEntity).count()) === 0,
  run: async (database, now) => {
    await database
      .repository(MinistryEntity)
      .insert(samples.map((sample) => ({ ...emptyColumns(MinistryEntity, now), ...sample, ...publishedAt(now) })));
  },
};
