import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import {
  type AssistantSettings,
  intentOf,
  isInDistress,
  type KnownMinistry,
  neededFor,
  replyTo,
} from '@ministry/domain/assistant';
import { readQuery } from '../../app/reads.ts';
import { useSettings } from '../../app/site.tsx';
import { waysOfGivingPath } from '../../payments/ways-of-giving.ts';
import { eventsPath, sermonsPath } from './api/paths.ts';
import { converse, opened } from './conversation.ts';
import { isBlank } from './memory.ts';
import { loadMemory, saveMemory } from './memory-store.ts';
import { checkInterval } from './tasks.ts';

/** Milliseconds before a reply is shown, so that the visitor notices it. */
const typingMs = 600;

/** The conversation with its memory, its scheduled tasks and the lists that replies are made from. */
export function useConversation(settings: AssistantSettings, ministries: readonly KnownMinistry[], giveUrl: string) {
  const reads = useQueryClient();
  const { identity, programme } = useSettings();
  const [conversation, act] = useReducer(converse, undefined, () =>
    opened(loadMemory(new Date()), new Date(), { identity, settings }),
  );
  const { memory, processing } = conversation;
  const ministryNames = ministries.map(({ name }) => name);

  // Before it is shown: a visitor may leave the page as soon as the answer is there.
  useLayoutEffect(() => saveMemory(isBlank(memory) ? null : memory), [memory]);

  // CHAT-09: checks at once for tasks that became due while the page was closed, then at intervals.
  const names = ministryNames.join('\n');
  useEffect(() => {
    const check = () => act({ type: 'checked', ministryNames: names.split('\n'), now: new Date() });
    check();
    const timer = setInterval(check, checkInterval);
    return () => clearInterval(timer);
  }, [names]);

  async function ask(text: string) {
    if (text.trim() === '' || processing) return;
    act({ type: 'asked', text, now: new Date() });
    const intent = intentOf(text, settings, ministryNames);
    const needed = neededFor(intent);
    try {
      const [events, sermons, ways] = await Promise.all([
        needed.includes('events') ? reads.fetchQuery(readQuery(eventsPath)) : [],
        needed.includes('sermons') ? reads.fetchQuery(readQuery(sermonsPath)) : [],
        // The reply names the form and the phone even if the ways of giving could not be loaded.
        needed.includes('ways') ? reads.fetchQuery(readQuery(waysOfGivingPath)).catch(() => []) : [],
        // An urgent request is answered at once.
        new Promise((resolve) => setTimeout(resolve, intent.kind === 'urgent' ? 0 : typingMs)),
      ]);
      const now = new Date();
      const inDistress = isInDistress(memory.context);
      const lists = { ministries, events, sermons, ways };
      const reply = replyTo(text, { settings, ...lists, programme, identity, giveUrl, inDistress, now });
      act({ type: 'replied', reply, ministryNames, now });
    } catch {
      act({ type: 'failed', now: new Date() });
    }
  }

  return { conversation, act, ask };
}
