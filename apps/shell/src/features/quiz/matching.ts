import { type Answer, chosenIds, type Option, type Question, ratingOf } from './questions.ts';
import { firstSteps, quizCopy as terms } from './quiz.copy.ts';
import { type MatchableMinistry, traitsOf } from './traits.ts';

export type Compatibility = 'Excellent Match' | 'Good Match' | 'Potential Match' | 'Limited Match';

/** QUIZ-27, DATA-24 */
export interface Match<M extends MatchableMinistry = MatchableMinistry> {
  ministry: M;
  matchScore: number;
  /** Sentences, in the order of the questions. */
  reasons: readonly string[];
  compatibility: Compatibility;
  /** Sentences, in the order in which they are done. */
  nextSteps: readonly string[];
}

/** QUIZ-16 to QUIZ-20 */
const points = { interests: 25, skills: 20, rating: 15 } as const;
const pointsOfTime: Readonly<Record<string, number>> = { '3-5': 10, '6-10': 10, '11-20': 15, '20+': 15 };
const highRating = 4;
/** A ministry is listed above it (QUIZ-21). */
const threshold = 10;

/** QUIZ-22 to QUIZ-25 */
export function compatibilityOf(score: number): Compatibility {
  if (score >= 60) return 'Excellent Match';
  if (score >= 40) return 'Good Match';
  return score >= 20 ? 'Potential Match' : 'Limited Match';
}

interface Finding {
  points: number;
  reasons: string[];
}

/** The ministries that suit the answers, highest score first (QUIZ-26); of equal ones the one with more reasons, then the earlier. */
export function matchMinistries<M extends MatchableMinistry>(
  ministries: readonly M[],
  questions: readonly Question[],
  answers: readonly Answer[],
): Match<M>[] {
  const nextSteps = stepsFor(questions, answers);
  return ministries
    .map((ministry) => {
      const findings = questions.map((question) => weigh(question, answers, ministry));
      const matchScore = findings.reduce((sum, finding) => sum + finding.points, 0);
      return {
        ministry,
        matchScore,
        reasons: findings.flatMap(({ reasons }) => reasons),
        compatibility: compatibilityOf(matchScore),
        nextSteps: [terms.introduce(ministry.name), ...nextSteps],
      };
    })
    .filter(({ matchScore }) => matchScore > threshold)
    .sort((one, other) => other.matchScore - one.matchScore || other.reasons.length - one.reasons.length);
}

/** What one question says for a ministry: interests and skills count once each, a rating for each option that speaks for it. */
function weigh(question: Question, answers: readonly Answer[], ministry: MatchableMinistry): Finding {
  const value = answers.find(({ questionId }) => questionId === question.id)?.value;
  const chosen = question.options.filter(({ id }) => chosenIds(value).includes(id));
  if (question.category === 'time') {
    const given = pointsOfTime[chosen[0]?.id ?? ''] ?? 0;
    return { points: given, reasons: given > 0 ? chosen.map(({ phrase }) => terms.because.time(phrase ?? '')) : [] };
  }
  const traits = traitsOf(ministry);
  const suiting = chosen.filter((option: Option) => option.traits.some((trait) => traits.has(trait)));
  if (question.type === 'scale') {
    const high = suiting.flatMap((option) => {
      const rating = ratingOf(value, option.id) ?? 0;
      return rating >= highRating ? [terms.because.rating(option.label, rating)] : [];
    });
    return { points: high.length * points.rating, reasons: high };
  }
  if (suiting.length === 0 || (question.category !== 'interests' && question.category !== 'skills'))
    return { points: 0, reasons: [] };
  const because = terms.because[question.category];
  return { points: points[question.category], reasons: suiting.map(({ phrase }) => because(phrase ?? '')) };
}

/** What to do next, the same for every match: from how the visitor wants to begin, and the time they have. */
function stepsFor(questions: readonly Question[], answers: readonly Answer[]): string[] {
  const optionOf = (category: string) => {
    const question = questions.find((each) => each.category === category);
    const [chosen] = chosenIds(answers.find(({ questionId }) => questionId === question?.id)?.value);
    return question?.options.find(({ id }) => id === chosen);
  };
  const first = firstSteps[optionOf('beginning')?.id ?? ''];
  const time = optionOf('time')?.phrase;
  return [...(first ? [first] : []), ...(time ? [terms.commit(time)] : [])];
}
