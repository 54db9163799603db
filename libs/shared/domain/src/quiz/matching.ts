import { fillIn } from '../text-variables.ts';
import {
  type Answer,
  chosenIds,
  type MatchLevel,
  type Option,
  type Question,
  type QuizSettings,
  ratingOf,
} from './questions.ts';
import { type MatchableMinistry, traitsOf } from './traits.ts';

/** QUIZ-27, DATA-24 */
export interface Match<M extends MatchableMinistry = MatchableMinistry> {
  ministry: M;
  matchScore: number;
  /** Sentences, in the order of the questions. */
  reasons: readonly string[];
  level: MatchLevel;
  /** Name of the level, as worded by the office. */
  compatibility: string;
  /** Sentences, in the order in which the steps are done. */
  nextSteps: readonly string[];
}

const highRating = 4;
/** A ministry is listed if its score is higher than this (QUIZ-21). */
export const matchThreshold = 10;

/** QUIZ-22 to QUIZ-25 */
export function levelOf(score: number): MatchLevel {
  if (score >= 60) return 'excellent';
  if (score >= 40) return 'good';
  return score >= 20 ? 'potential' : 'limited';
}

interface Finding {
  points: number;
  reasons: string[];
}

/** The ministries that suit the answers, highest score first (QUIZ-26). With equal scores, more reasons come first, then the given order. */
export const matchMinistries = <M extends MatchableMinistry>(
  ministries: readonly M[],
  quiz: QuizSettings,
  answers: readonly Answer[],
): Match<M>[] => scoreMinistries(ministries, quiz, answers).filter(({ matchScore }) => matchScore > matchThreshold);

/** All ministries with their scores, including those below the threshold. */
export function scoreMinistries<M extends MatchableMinistry>(
  ministries: readonly M[],
  { questions, results }: QuizSettings,
  answers: readonly Answer[],
): Match<M>[] {
  const steps = stepsFor(questions, answers);
  return ministries
    .map((ministry) => {
      const findings = questions.map((question) => weigh(question, answers, ministry));
      const matchScore = findings.reduce((sum, finding) => sum + finding.points, 0);
      const level = levelOf(matchScore);
      return {
        ministry,
        matchScore,
        reasons: findings.flatMap(({ reasons }) => reasons),
        level,
        compatibility: results[level],
        nextSteps: [fillIn(results.introduce, { ministry: ministry.name }), ...steps],
      };
    })
    .sort((one, other) => other.matchScore - one.matchScore || other.reasons.length - one.reasons.length);
}

/** Points and reasons of one question for a ministry: the highest points of the chosen options or, for a scale, the sum of those rated high. */
function weigh(question: Question, answers: readonly Answer[], ministry: MatchableMinistry): Finding {
  const value = answers.find(({ questionId }) => questionId === question.id)?.value;
  const isScale = question.type === 'scale';
  const traits = traitsOf(ministry);
  const suiting = question.options
    .filter(({ id }) => chosenIds(value).includes(id) && (!isScale || (ratingOf(value, id) ?? 0) >= highRating))
    .map((option) => ({ option, points: pointsOf(option, ministry, traits) }))
    .filter(({ points }) => points > 0);
  const all = suiting.map(({ points }) => points);
  return {
    points: isScale ? all.reduce((sum, points) => sum + points, 0) : Math.max(0, ...all),
    reasons:
      question.reason === ''
        ? []
        : suiting.map(({ option }) =>
            fillIn(question.reason, {
              answer: option.phrase || option.label,
              rating: String(ratingOf(value, option.id) ?? ''),
            }),
          ),
  };
}

/** The highest of the weights that apply to a ministry. */
const pointsOf = ({ weights }: Option, { id }: MatchableMinistry, traits: ReturnType<typeof traitsOf>): number =>
  Math.max(
    0,
    ...weights
      .filter(({ trait, ministryId }) =>
        ministryId === null ? trait === null || traits.has(trait) : ministryId === id,
      )
      .map(({ points }) => points),
  );

/** Next steps, the same for every match; the steps of the last question come first. */
const stepsFor = (questions: readonly Question[], answers: readonly Answer[]): string[] =>
  [...questions].reverse().flatMap(({ id, options }) => {
    const chosen = chosenIds(answers.find(({ questionId }) => questionId === id)?.value);
    return options.filter((option) => chosen.includes(option.id) && option.step !== '').map(({ step }) => step);
  });

/** Ids in weights for which there is no ministry, by question, option and weight. */
export function missingMinistries(
  { questions }: Pick<QuizSettings, 'questions'>,
  ministries: readonly Pick<MatchableMinistry, 'id'>[],
): { question: number; option: number; ministryId: number }[] {
  const known = new Set<number | null>([null, ...ministries.map(({ id }) => id)]);
  return questions.flatMap(({ options }, question) =>
    options.flatMap(({ weights }, option) =>
      weights.flatMap(({ ministryId }) =>
        ministryId === null || known.has(ministryId) ? [] : [{ question, option, ministryId }],
      ),
    ),
  );
}
