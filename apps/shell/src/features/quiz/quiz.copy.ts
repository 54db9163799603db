import type { Question } from './questions.ts';

/** The seven questions (QUIZ-06). `traits` say which kind of ministry an option speaks for; a `phrase` ends the sentence of a reason. */
export const questions: readonly Question[] = [
  {
    id: 'heart',
    type: 'multiple_choice',
    category: 'interests',
    text: 'Which work of the ministry stirs your heart most?',
    options: [
      {
        id: 'gospel',
        label: 'Preaching the gospel where it is little heard',
        phrase: 'preaching the gospel where it is little heard',
        traits: ['evangelism'],
      },
      {
        id: 'schooling',
        label: 'Keeping children and young people in school',
        phrase: 'keeping children and young people in school',
        traits: ['children', 'teaching'],
      },
      {
        id: 'healing',
        label: 'Health and healing for those without a clinic',
        phrase: 'health for those without a clinic',
        traits: ['health'],
      },
      { id: 'prayer', label: 'Prayer and worship', phrase: 'prayer and worship', traits: ['prayer'] },
      {
        id: 'livelihood',
        label: 'A trade and an income for those who have none',
        phrase: 'a trade and an income for those who have none',
        traits: ['trade'],
      },
      {
        id: 'care',
        label: 'Care for widows, elders and families in need',
        phrase: 'the care of widows, elders and families',
        traits: ['elders', 'women', 'relief'],
      },
      {
        id: 'airwaves',
        label: 'The word of God by radio and screen',
        phrase: 'the word of God by radio and screen',
        traits: ['media'],
      },
    ],
  },
  {
    id: 'people',
    type: 'checkbox',
    category: 'interests',
    text: 'Whom would you most like to serve? Choose all that apply.',
    options: [
      { id: 'children', label: 'Children', phrase: 'children', traits: ['children'] },
      { id: 'youth', label: 'Students and young people', phrase: 'students and young people', traits: ['youth'] },
      { id: 'women', label: 'Women and girls', phrase: 'women and girls', traits: ['women'] },
      { id: 'elders', label: 'Elders and widows', phrase: 'elders and widows', traits: ['elders'] },
      { id: 'sick', label: 'The sick', phrase: 'the sick', traits: ['health'] },
      {
        id: 'villages',
        label: 'Villages far from a church',
        phrase: 'villages far from a church',
        traits: ['evangelism'],
      },
      {
        id: 'gathering',
        label: 'All who gather on a Sunday or at a conference',
        phrase: 'all who gather for worship',
        traits: ['prayer', 'events'],
      },
    ],
  },
  {
    id: 'skills',
    type: 'checkbox',
    category: 'skills',
    text: 'What can you bring? Choose all that apply.',
    options: [
      { id: 'teaching', label: 'Teaching or mentoring', phrase: 'teaching or mentoring', traits: ['teaching'] },
      { id: 'hands', label: 'A trade, or work with the hands', phrase: 'a trade', traits: ['trade'] },
      { id: 'nursing', label: 'Nursing or medical training', phrase: 'medical training', traits: ['health'] },
      {
        id: 'speaking',
        label: 'Preaching or speaking before people',
        phrase: 'preaching or speaking',
        traits: ['evangelism'],
      },
      { id: 'music', label: 'Music, song or leading prayer', phrase: 'music, song or prayer', traits: ['prayer'] },
      {
        id: 'media',
        label: 'Sound, camera, writing or design',
        phrase: 'sound, camera, writing or design',
        traits: ['media'],
      },
      { id: 'listening', label: 'Listening and counsel', phrase: 'listening and counsel', traits: ['women', 'elders'] },
      {
        id: 'organising',
        label: 'Organising, accounts or hospitality',
        phrase: 'organising and hospitality',
        traits: ['events', 'relief'],
      },
    ],
  },
  {
    id: 'readiness',
    type: 'scale',
    category: 'readiness',
    text: 'How ready do you feel for each of these? Rate at least one.',
    ends: ['Not yet', 'Very ready'],
    options: [
      { id: 'strangers', label: 'Speaking of Christ with people I do not know', traits: ['evangelism'] },
      { id: 'journeys', label: 'Working in a village for several days', traits: ['health', 'evangelism'] },
      { id: 'class', label: 'Standing before a class', traits: ['teaching'] },
      { id: 'homes', label: 'Visiting homes of the old and the poor', traits: ['elders', 'relief'] },
      { id: 'nights', label: 'Praying through a night', traits: ['prayer'] },
    ],
  },
  {
    id: 'growth',
    type: 'scale',
    category: 'growth',
    text: 'How much would you like to grow in each of these? Rate at least one.',
    ends: ['A little', 'Very much'],
    options: [
      { id: 'guiding', label: 'Guiding those younger than I am', traits: ['youth', 'children'] },
      { id: 'standing', label: 'Standing beside women and girls', traits: ['women'] },
      { id: 'tools', label: 'Working with tools and machines', traits: ['trade'] },
      { id: 'studio', label: 'Microphone, camera and computer', traits: ['media'] },
      { id: 'hosting', label: 'Hosting large gatherings', traits: ['events'] },
    ],
  },
  {
    id: 'time',
    type: 'multiple_choice',
    category: 'time',
    text: 'How much time could you give in a month?',
    options: [
      { id: '1-2', label: '1–2 hours', phrase: '1–2 hours a month', traits: [] },
      { id: '3-5', label: '3–5 hours', phrase: '3–5 hours a month', traits: [] },
      { id: '6-10', label: '6–10 hours', phrase: '6–10 hours a month', traits: [] },
      { id: '11-20', label: '11–20 hours', phrase: '11–20 hours a month', traits: [] },
      { id: '20+', label: '20 hours or more', phrase: '20 hours or more a month', traits: [] },
    ],
  },
  {
    id: 'begin',
    type: 'multiple_choice',
    category: 'beginning',
    text: 'How would you like to begin?',
    options: [
      { id: 'meet', label: 'Meet somebody who leads the work', traits: [] },
      { id: 'try', label: 'Come along once and see', traits: [] },
      { id: 'learn', label: 'Be trained first', traits: [] },
      { id: 'pray', label: 'Pray about it with others', traits: [] },
    ],
  },
];

/** The step that follows from the last question. */
export const firstSteps: Readonly<Record<string, string>> = {
  meet: 'Meet a leader of the work after the second service on Sunday, 9:00–11:30 AM.',
  try: 'Come along once and work beside somebody who knows the way.',
  learn: 'Ask for the next training; nobody is sent out unprepared.',
  pray: 'Pray about it with us on Friday night, from 9:00 PM till dawn.',
};

export const quizCopy = {
  write: 'Write to us',
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  finish: 'Get My Matches',
  analysing: 'Weighing your answers…',
  results: 'Where your gifts fit',
  resultsLead: (count: number) =>
    count === 1 ? 'One ministry matches your answers.' : `${count} ministries match your answers, the closest first.`,
  none: 'No ministry stands out yet. That says nothing about your gifts: talk to us, and we will look together.',
  reasons: 'Why this fits',
  nextSteps: 'Next steps',
  points: (score: number) => `${score} points`,
  join: 'Volunteer',
  more: (count: number) => (count === 1 ? 'One more possibility' : `${count} more possibilities`),
  retake: 'Retake Assessment',
  because: {
    interests: (phrase: string) => `You care about ${phrase}.`,
    skills: (phrase: string) => `You can bring ${phrase}.`,
    time: (phrase: string) => `You can give ${phrase}.`,
    rating: (label: string, rating: number) => `You rated ‘${label}’ ${rating} of 5.`,
  },
  introduce: (name: string) => `Send a message to ${name}; the form is filled in for you.`,
  commit: (phrase: string) => `Agree on days that suit ${phrase}.`,
} as const;
