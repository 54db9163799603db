import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Texts for the office about assignments and notes; `kind` is 'message', 'prayer request' or 'order'. */
export const workItemTexts = messages('api.workItems', {
  notFound: message<{ kind: string }>('There is no such {kind}.'),
  noteNotFound: 'There is no such note.',
  mayNotSee: message<{ kind: string }>('Assignee must be an account that can sign in and may see this {kind}'),
  assignedMeanwhile: message<{ holder: AnyText; kind: string }>(
    'This {kind} is now assigned to {holder}. Nothing was changed.',
  ),
  nobody: 'nobody',
  notYourNote: 'Only its author can change or delete a note.',
  noteTooOld: message<{ minutes: number }>(
    'A note can be changed for {minutes} minutes. Add another one, or delete it.',
  ),
});
