import { describe, expect, it } from '@jest/globals';
import { levelOf, matchMinistries, missingMinistries, scoreMinistries } from './matching.ts';
import type { Answer, AnswerValue } from './questions.ts';
import { seedQuiz } from './seed-quiz.ts';
import { type MatchableMinistry, traitsOf } from './traits.ts';

let lastId = 0;
const ministry = (own: Partial<MatchableMinistry> = {}): MatchableMinistry => {
  lastId += 1;
  return { id: lastId, name: `Work ${lastId}`, description: '', icon: 'crown', category: 'outreach', tags: [], ...own };
};
const answers = (given: Record<string, AnswerValue>): Answer[] =>
  Object.entries(given).map(([questionId, value]) => ({ questionId, value }));
const match = (ministries: MatchableMinistry[], given: Record<string, AnswerValue>) =>
  matchMinistries(ministries, seedQuiz, answers(given));
const scoreOf = (own: Partial<MatchableMinistry>, given: Record<string, AnswerValue>) =>
  match([ministry(own)], given)[0]?.matchScore;

const eye = ministry({
  name: 'Eye Camp',
  icon: 'eye',
  description: 'Doctors and nurses operate in villages that have no clinic.',
  tags: ['health', 'villages', 'elders'],
});
const remnant = ministry({
  name: 'Remnant Afire',
  icon: 'remnant',
  category: 'youth',
  description: 'Students who pray and carry the gospel to schools.',
  tags: ['youth', 'students', 'prayer'],
});
const sisters = ministry({
  name: "My Sister's Keeper",
  icon: 'sisterhood',
  category: 'community',
  description: 'Women who stand beside girls, widows and young mothers.',
  tags: ['women', 'girls', 'widows'],
});
const crown = ministry({
  name: 'Crown of Glory',
  icon: 'crown',
  category: 'education',
  description: 'A home and a school place for children who have lost their parents.',
  tags: ['children', 'orphans', 'school'],
});
const vocational = ministry({
  name: 'Vocational Institute',
  icon: 'vocational',
  category: 'education',
  description: 'Tailoring, carpentry and computing for young people.',
  tags: ['skills', 'training'],
});
const branch = ministry({
  name: 'Uganda National Branch',
  icon: 'church',
  description: 'Congregations across the country; villages are reached with the gospel.',
  tags: ['worship', 'evangelism', 'pastors'],
});
const all = [branch, vocational, crown, eye, remnant, sisters];

describe('the score', () => {
  // QUIZ-16
  it('is 25 for an interest that matches', () => {
    expect(scoreOf({ icon: 'eye' }, { heart: 'healing' })).toBe(25);
    expect(scoreOf({ icon: 'eye' }, { people: ['sick', 'women'] })).toBe(25);
    expect(scoreOf({ icon: 'eye' }, { heart: 'prayer' })).toBeUndefined();
  });

  // QUIZ-17
  it('is 20 for one or more matching skills', () => {
    expect(scoreOf({ icon: 'eye' }, { skills: ['nursing'] })).toBe(20);
    expect(scoreOf({ icon: 'vocational' }, { skills: ['hands', 'teaching'] })).toBe(20);
  });

  // QUIZ-18, QUIZ-19
  it.each([
    ['1-2', undefined, 25],
    ['3-5', undefined, 35],
    ['6-10', undefined, 35],
    ['11-20', 15, 40],
    ['20-up', 15, 40],
  ])('adds the time: %s hours', (time, alone, withInterest) => {
    // 10 points alone are not above the threshold.
    expect(scoreOf({ icon: 'eye' }, { time })).toBe(alone);
    expect(scoreOf({ icon: 'eye' }, { time, heart: 'healing' })).toBe(withInterest);
  });

  // QUIZ-20
  it('is 15 for each rating of 4 or more that matches the ministry', () => {
    expect(scoreOf({ icon: 'eye' }, { readiness: { journeys: 4 } })).toBe(15);
    expect(scoreOf({ icon: 'eye' }, { readiness: { journeys: 5, nights: 5 } })).toBe(15);
    expect(scoreOf({ icon: 'eye' }, { readiness: { journeys: 3 } })).toBeUndefined();
    expect(scoreOf({ icon: 'remnant' }, { readiness: { nights: 4 }, growth: { guiding: 5 } })).toBe(30);
  });

  // QUIZ-21
  it('must be above 10 for a ministry to be listed', () => {
    expect(match([eye], { time: '6-10' })).toEqual([]);
    expect(match([eye], { time: '20-up' })).toHaveLength(1);
  });

  it.each([
    [75, 'Excellent Match'],
    [60, 'Excellent Match'], // QUIZ-22
    [59, 'Good Match'],
    [40, 'Good Match'], // QUIZ-23
    [39, 'Potential Match'],
    [20, 'Potential Match'], // QUIZ-24
    [19, 'Limited Match'], // QUIZ-25
    [11, 'Limited Match'],
  ])('of %d is a(n) %s', (score, compatibility) => {
    expect(seedQuiz.results[levelOf(score)]).toBe(compatibility);
  });
});

describe('the matches', () => {
  const nurse: Record<string, AnswerValue> = {
    heart: 'healing',
    people: ['sick', 'women'],
    skills: ['nursing'],
    readiness: { journeys: 5 },
    growth: { standing: 4 },
    time: '6-10',
    begin: 'try',
  };

  // QUIZ-26
  it('are sorted by score, highest first', () => {
    const found = match(all, nurse);
    expect(found[0]?.ministry).toBe(eye);
    expect(found.map(({ matchScore }) => matchScore)).toEqual(
      found.map(({ matchScore }) => matchScore).sort((one, other) => other - one),
    );
  });

  // QUIZ-27, DATA-24
  it('carry ministry, matchScore, reasons, compatibility and nextSteps', () => {
    expect(match(all, nurse)[0]).toEqual({
      ministry: eye,
      matchScore: 25 + 25 + 20 + 15 + 10,
      level: 'excellent',
      compatibility: 'Excellent Match',
      reasons: [
        'You care about health for those without a clinic.',
        'You care about the sick.',
        'You can bring medical training.',
        'You rated ‘Working in a village for several days’ 5 of 5.',
        'You can give 6–10 hours a month.',
      ],
      nextSteps: [
        'Send a message to Eye Camp; the form is filled in for you.',
        'Come along once and work beside somebody who knows the way.',
        'Agree on days that suit 6–10 hours a month.',
      ],
    });
  });

  it.each<[string, MatchableMinistry, Record<string, AnswerValue>]>([
    [
      'a preacher',
      branch,
      {
        heart: 'gospel',
        people: ['villages'],
        skills: ['speaking'],
        readiness: { strangers: 5 },
        growth: { hosting: 2 },
        time: '11-20',
      },
    ],
    [
      'a tailor',
      vocational,
      {
        heart: 'livelihood',
        people: ['youth'],
        skills: ['hands'],
        readiness: { class: 4 },
        growth: { tools: 5 },
        time: '3-5',
      },
    ],
    [
      'a student',
      remnant,
      {
        heart: 'prayer',
        people: ['youth'],
        skills: ['music'],
        readiness: { nights: 5 },
        growth: { guiding: 5 },
        time: '3-5',
      },
    ],
    [
      'a counsellor of girls',
      sisters,
      {
        heart: 'care',
        people: ['women'],
        skills: ['listening'],
        readiness: { class: 1 },
        growth: { standing: 5 },
        time: '1-2',
      },
    ],
    [
      'a visitor of widows',
      sisters,
      {
        heart: 'care',
        people: ['elders', 'women'],
        skills: ['listening'],
        readiness: { homes: 5 },
        growth: { hosting: 1 },
        time: '1-2',
      },
    ],
    [
      'a teacher of children',
      crown,
      {
        heart: 'schooling',
        people: ['children'],
        skills: ['teaching'],
        readiness: { class: 5 },
        growth: { guiding: 5 },
        time: '1-2',
      },
    ],
  ])('suggest the right ministry for %s', (_who, best, given) => {
    expect(match(all, given)[0]?.ministry).toBe(best);
  });

  // QUIZ-03
  it('find a ministry of the office by its name, tags and category, but not by a word of its description', () => {
    expect(traitsOf(ministry({ name: 'Voice of Hope', tags: ['radio'] }))).toContain('media');
    expect(traitsOf(ministry({ tags: ['meals for the poor'] }))).toContain('relief');
    expect(traitsOf(ministry({ category: 'education' }))).toContain('teaching');
    expect(traitsOf(ministry({ description: 'House mothers and a nurse watch over them.' }))).not.toContain('health');
    const added = ministry({ name: 'Sunday school of Layibi', icon: 'training', category: 'education' });
    expect(
      match([eye, branch, added], { heart: 'schooling', people: ['children'], skills: ['teaching'] })[0]?.ministry,
    ).toBe(added);
  });

  it('accept an icon or a category that this release does not know', () => {
    const strange = ministry({ icon: 'harp' as 'crown', category: 'other' as 'youth', name: 'Choir' });
    expect(match([strange], { heart: 'prayer' })).toHaveLength(1);
  });
});

describe('weights that the office has set', () => {
  const [first, ...others] = seedQuiz.questions;
  if (!first) throw new Error('There is a first question.');
  const [option] = first.options;
  if (!option) throw new Error('It has an answer.');
  const withWeights = (weights: typeof option.weights) => ({
    ...seedQuiz,
    questions: [{ ...first, options: [{ ...option, weights }] }, ...others],
  });
  const chosen = answers({ [first.id]: option.id });
  const scores = (weights: typeof option.weights) =>
    scoreMinistries([eye, remnant], withWeights(weights), chosen).map(({ matchScore }) => matchScore);

  it('count for one ministry, for those with a trait, or for all; the highest of several counts', () => {
    expect(scores([{ trait: null, ministryId: eye.id, points: 40 }])).toEqual([40, 0]);
    expect(scores([{ trait: 'prayer', ministryId: null, points: 30 }])).toEqual([30, 0]);
    expect(
      scores([
        { trait: null, ministryId: null, points: 12 },
        { trait: 'health', ministryId: null, points: 5 },
      ]),
    ).toEqual([12, 12]);
  });

  it('do not count if the ministry no longer exists, and are reported by their position', () => {
    const quiz = withWeights([{ trait: null, ministryId: 999, points: 40 }]);
    expect(matchMinistries([eye, remnant], quiz, chosen)).toEqual([]);
    expect(missingMinistries(quiz, [eye])).toEqual([{ question: 0, option: 0, ministryId: 999 }]);
    expect(missingMinistries(seedQuiz, [])).toEqual([]);
  });
});
