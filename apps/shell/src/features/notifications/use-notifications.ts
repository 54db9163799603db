import { useEffect, useState } from 'react';
import type { PushTopic } from '@ministry/domain';
import * as device from './device.ts';

const failures = ['failed', 'unread', 'refused'] as const;
const codeErrors = ['unknownCode', 'noCode'] as const;
type Outcome = (typeof failures)[number] | (typeof codeErrors)[number] | 'saved' | 'followed' | 'stopped';

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** The topics of this device and functions that change them. One action runs at a time; a failed one changes nothing. */
export function useNotifications() {
  const [topics, setTopics] = useState<readonly PushTopic[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<Outcome | null>, failure: Outcome = 'failed'): Promise<Outcome | null> => {
    setBusy(true);
    setOutcome(null);
    const reached = await work().catch(() => failure);
    setOutcome(reached);
    setBusy(false);
    return reached;
  };
  const read = () =>
    void run(async () => {
      setTopics(await device.readTopics());
      return null;
    }, 'unread');
  useEffect(read, []);

  return {
    /** null: not known yet */
    topics,
    message: outcome && {
      name: outcome,
      isAboutCode: isOneOf(codeErrors, outcome),
      isFailure: isOneOf(failures, outcome),
    },
    isBusy,
    read,
    /** Shown at once, and undone if it could not be saved. */
    toggle: (topic: PushTopic, isWanted: boolean) => {
      const others = (topics ?? []).filter((other) => other !== topic);
      const wanted = isWanted ? [...others, topic] : others;
      setTopics(wanted);
      void run(async () => {
        const saved = await device.saveTopics(wanted).catch(() => undefined);
        setTopics(saved ?? topics);
        return saved === undefined ? 'failed' : saved === null ? 'refused' : 'saved';
      });
    },
    /** Resolves to whether the code was accepted. */
    follow: async (code: string): Promise<boolean> =>
      (await run(async () => {
        if (code === '') return 'noCode';
        const answer = await device.follow(code);
        return answer === 'followed' ? answer : answer === null ? 'refused' : 'unknownCode';
      })) === 'followed',
    stop: () =>
      void run(async () => {
        await device.stop();
        setTopics([]);
        return 'stopped';
      }),
  };
}
