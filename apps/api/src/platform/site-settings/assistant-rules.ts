import {
  type AssistantEntry,
  type AssistantSettings,
  type AssistantText,
  linkTargets,
  neededVariables,
  normalPhrase,
  phraseProblem,
  replyVariables,
  speakingActions,
  textVariables,
} from '@ministry/domain/assistant';
import { variableMarks } from '@ministry/domain/text-variables';
import { type Sentence } from '../texts/sentence.ts';
import { officeLabels as labels } from '../validation/office-labels.copy.ts';
import { wrongVariables } from '../validation/variables.ts';
import { type FieldProblem, firstProblems } from './problems.ts';
import { ruleTexts } from './site-settings.copy.ts';

/** Problems, by field, that concern several fields together. Each single field has already been validated. */
export function assistantProblems({ welcome, entries, texts }: AssistantSettings): Record<string, Sentence> {
  return firstProblems([
    ['entries', entries.length === 0 && ruleTexts.entryNeeded],
    ['welcome.text', wrongVariables(labels.text, welcome.text, ['name'])],
    ...repeatedPhrases(entries),
    ...entries.flatMap((entry, place) => entryProblems(entry, place, entries)),
    ...(Object.entries(texts) as [AssistantText, string][]).map(([name, text]): FieldProblem => [
      `texts.${name}`,
      textProblem(name, text),
    ]),
  ]);
}

/** Reports phrases that the same entry or an earlier one already has, because they would never be reached. */
function repeatedPhrases(entries: readonly AssistantEntry[]): FieldProblem[] {
  const owners = new Map<string, AssistantEntry>();
  return entries.flatMap((entry, place) =>
    entry.phrases.map((phrase): FieldProblem => {
      const owner = owners.get(normalPhrase(phrase));
      owners.set(normalPhrase(phrase), owner ?? entry);
      return [
        `entries.${place}.phrases`,
        owner !== undefined &&
          (owner === entry
            ? ruleTexts.phraseTwiceHere({ phrase })
            : ruleTexts.phraseElsewhere({ phrase, entry: owner.name })),
      ];
    }),
  );
}

function entryProblems(entry: AssistantEntry, place: number, entries: readonly AssistantEntry[]): FieldProblem[] {
  const { id, phrases, unless, sameAs, action, reply, links } = entry;
  const path = `entries.${place}`;
  const other = entries.find((each) => each.id === sameAs);
  const isSilent = sameAs === null && reply === '' && !speakingActions.has(action ?? '');
  const firstProblem = (all: readonly string[]) => {
    const problem = all.map(phraseProblem).find((each) => each !== undefined);
    return problem === undefined ? undefined : ruleTexts.phraseUnfit({ problem });
  };
  return [
    [`${path}.id`, entries.findIndex((each) => each.id === id) < place && ruleTexts.idInEntries],
    [`${path}.phrases`, phrases.length === 0 && ruleTexts.phraseNeeded],
    [`${path}.phrases`, firstProblem(phrases)],
    [`${path}.unless`, firstProblem(unless)],
    [`${path}.sameAs`, sameAs !== null && (!other || other.sameAs !== null) && ruleTexts.answerOfItsOwn],
    [`${path}.reply`, isSilent && ruleTexts.replyNeeded],
    [`${path}.reply`, wrongVariables(labels.reply, reply, replyVariables)],
    ...links.flatMap(({ label, href }, at): FieldProblem[] => [
      [`${path}.links.${at}.label`, wrongVariables(labels.label, label, replyVariables)],
      [`${path}.links.${at}.href`, addressProblem(href)],
    ]),
  ];
}

const address = /^(https:\/\/[^\s/]|\/(?!\/))[^\s<>"\\{}]*$/;

function addressProblem(href: string): Sentence | undefined {
  if (address.test(href) || linkTargets.some((target) => href === `{{${target}}}`)) return undefined;
  return ruleTexts.hrefForm({ marks: variableMarks(linkTargets) });
}

function textProblem(name: AssistantText, text: string): Sentence | undefined {
  const needed = neededVariables[name];
  if (needed && !text.includes(`{{${needed}}}`)) return ruleTexts.markNeeded({ mark: variableMarks([needed]) });
  return wrongVariables(labels.text, text, textVariables[name] ?? []);
}
