import { member, type TeamSection } from './team-member.ts';

/** TEAM-01. In a file of its own, because the home page shows the leaders and nobody else. */
export const teamLeaders: TeamSection = {
  id: 'leaders',
  title: 'Team leaders',
  lead: 'They carry the daily work and answer for it to the trustees.',
  members: [
    member(
      1,
      'Bishop Charles Ocaya',
      'General overseer',
      'Leadership',
      'Gulu',
      'Began with eleven people under a mango tree in 2002. Still preaches in a village every month.',
      ['Vision', 'Church planting', 'Reconciliation'],
    ),
    member(
      2,
      'Rev. Grace Lamwaka',
      'Deputy overseer',
      'Leadership',
      'Gulu',
      'Taught mathematics for sixteen years before she was ordained. Leads the pastors and their training.',
      ['Teaching', 'Training of leaders'],
    ),
    member(
      3,
      'Samuel Okello',
      'Head of missions',
      'Missions and outreach',
      'Kitgum',
      'Plans the crusades and the school missions, and has a motorcycle older than most of his team.',
      ['Crusades', 'School missions'],
    ),
    member(
      4,
      'Dr. Florence Akello',
      'Head of mercy ministries',
      'Mercy and health',
      'Lira',
      'An eye doctor who gives one week of every month to the Eye Camp.',
      ['Eye Camp', 'Health', 'Widows'],
    ),
    member(
      5,
      'Patrick Odongo',
      'Treasurer',
      'Finance',
      'Gulu',
      'An accountant by trade. Reads the books to the congregation every quarter and likes to be asked.',
      ['Giving', 'Accounts', 'Receipts'],
    ),
  ],
};
