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
import { variableProblem } from '@ministry/domain/text-variables';
import { firstProblems } from './problems.ts';

type Found = [field: string, problem: string | false | undefined];

/** What is wrong with fields that belong together, by field; each is right by itself. */
export function assistantProblems({ welcome, entries, texts }: AssistantSettings): Record<string, string> {
  return firstProblems([
    ['entries', entries.length === 0 && 'At least one entry is needed'],
    ['welcome.text', about('Text', variableProblem(welcome.text, ['name']))],
    ...phraseTwice(entries),
    ...entries.flatMap((entry, place) => entryProblems(entry, place, entries)),
    ...(Object.entries(texts) as [AssistantText, string][]).map(([name, text]): Found => [
      `texts.${name}`,
      textProblem(name, text),
    ]),
  ]);
}

const about = (field: string, problem: string | undefined): string | undefined => problem && `${field} ${problem}`;

/** A phrase that an earlier entry has: it would never be reached. */
function phraseTwice(entries: readonly AssistantEntry[]): Found[] {
  const owners = new Map<string, AssistantEntry>();
  return entries.flatMap((entry, place) =>
    entry.phrases.map((phrase): Found => {
      const owner = owners.get(normalPhrase(phrase));
      owners.set(normalPhrase(phrase), owner ?? entry);
      return [
        `entries.${place}.phrases`,
        owner !== undefined &&
          `Phrase ‘${phrase}’ stands in ${owner === entry ? 'this entry twice' : owner.name} already`,
      ];
    }),
  );
}

function entryProblems(entry: AssistantEntry, place: number, entries: readonly AssistantEntry[]): Found[] {
  const { id, phrases, unless, sameAs, action, reply, links } = entry;
  const path = `entries.${place}`;
  const other = entries.find((each) => each.id === sameAs);
  const isSilent = sameAs === null && reply === '' && !speakingActions.has(action ?? '');
  const firstProblem = (field: string, all: readonly string[]) =>
    about(
      field,
      all.map(phraseProblem).find((problem) => problem !== undefined),
    );
  return [
    [`${path}.id`, entries.findIndex((each) => each.id === id) < place && 'Id stands in two entries'],
    [`${path}.phrases`, phrases.length === 0 && 'At least one phrase is needed'],
    [`${path}.phrases`, firstProblem('Phrase', phrases)],
    [`${path}.unless`, firstProblem('Phrase', unless)],
    [
      `${path}.sameAs`,
      sameAs !== null && (!other || other.sameAs !== null) && 'Choose an entry that has an answer of its own',
    ],
    [`${path}.reply`, isSilent && 'Reply is needed'],
    [`${path}.reply`, about('Reply', variableProblem(reply, replyVariables))],
    ...links.flatMap(({ label, href }, at): Found[] => [
      [`${path}.links.${at}.label`, about('Label', variableProblem(label, replyVariables))],
      [`${path}.links.${at}.href`, addressProblem(href)],
    ]),
  ];
}

const address = /^(https:\/\/[^\s/]|\/(?!\/))[^\s<>"\\{}]*$/;

function addressProblem(href: string): string | undefined {
  if (address.test(href) || linkTargets.some((target) => href === `{{${target}}}`)) return undefined;
  return `Href must be a path on this site, an https address, or ${linkTargets.map((target) => `{{${target}}}`).join(', ')}`;
}

function textProblem(name: AssistantText, text: string): string | undefined {
  const needed = neededVariables[name];
  if (needed && !text.includes(`{{${needed}}}`)) return `Text must have {{${needed}}}: somebody may need it at once`;
  return about('Text', variableProblem(text, textVariables[name] ?? []));
}
