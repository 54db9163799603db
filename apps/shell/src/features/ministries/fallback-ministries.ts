import type { MinistryFacts } from './ministry.ts';

/** The six ministries that are shown if there is no list (MIN-21). Their ids are negative, unlike those of database rows. */
export const fallbackMinistries: readonly MinistryFacts[] = [
  {
    id: -1,
    name: 'Uganda National Branch',
    icon: 'church',
    category: 'outreach',
    description:
      'The mother church and its congregations across the country. Pastors are trained, and villages are reached with the gospel.',
    impact: 'Congregations in the towns, and fellowships in the villages along the road.',
    established: 2002,
    tags: ['worship', 'evangelism', 'church planting', 'pastors'],
  },
  {
    id: -2,
    name: 'Vocational Institute',
    icon: 'vocational',
    category: 'education',
    description: 'Tailoring, carpentry, masonry and computing for young people who had to leave school early.',
    impact: 'Nine in ten who finish find work or open a workshop of their own.',
    established: 2010,
    tags: ['skills', 'training', 'employment', 'young people'],
  },
  {
    id: -3,
    name: 'Crown of Glory',
    icon: 'crown',
    category: 'education',
    description:
      'A home, a school place and a godly example for children who have lost their parents or cannot live with them.',
    impact: 'More than 900 children have been fed, schooled and brought up in the faith.',
    established: 2006,
    tags: ['children', 'orphans', 'school', 'Sunday school'],
  },
  {
    id: -4,
    name: 'Eye Camp',
    icon: 'eye',
    category: 'outreach',
    description:
      'Doctors and nurses who give their holidays examine, treat and operate free of charge in villages that have no clinic.',
    impact: 'Grandparents see the faces of their grandchildren again.',
    established: 2012,
    tags: ['health', 'medical', 'villages', 'elders'],
  },
  {
    id: -5,
    name: 'Remnant Afire',
    icon: 'remnant',
    category: 'youth',
    description:
      'Students and young workers who pray, study Scripture and carry the gospel to schools, campuses and trading centres.',
    impact: 'School fellowships in the district are led by the students themselves.',
    established: 2009,
    tags: ['youth', 'students', 'prayer', 'schools'],
  },
  {
    id: -6,
    name: "My Sister's Keeper",
    icon: 'sisterhood',
    category: 'community',
    description:
      'Women who stand beside girls so that they stay in school, and beside widows and young mothers with counsel, a savings circle and prayer.',
    impact: 'Girls in twelve schools have a mentor who knows them by name.',
    established: 2015,
    tags: ['women', 'girls', 'widows', 'savings groups'],
  },
];
