import { useMemo, useState } from 'react';
import { newerTicket, type Outcome, outcomes } from './gate-answers.ts';
import type { GateSession } from './gate-session.ts';
import type { GateList } from './gate-storage.ts';
import { readCode } from './read-code.ts';

/** Actions at the gate, each with the result shown to the steward. @param gateName the gate where this phone is */
export function useGateActions(gate: GateSession, list: GateList, gateName: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const nameOf = useMemo(() => {
    const places = new Map(list.ids.map((id, at) => [String(id), at]));
    return (ticket: string) => list.names[places.get(ticket) ?? -1] ?? newerTicket(ticket);
  }, [list]);

  /** An action that could not be stored is not shown as done. */
  const act = async (work: () => Promise<Outcome>) => setOutcome(await work().catch(() => outcomes.full));
  const enter = (ticket: string) =>
    act(async () => {
      const before = await gate.enter(ticket, gateName);
      return before.length === 0 ? outcomes.in(nameOf(ticket)) : outcomes.already(nameOf(ticket), before);
    });
  return {
    outcome,
    nameOf,
    enter,
    undo: (ticket: string, who: string) =>
      act(async () => {
        await gate.undo(ticket, gateName);
        return outcomes.undone(who);
      }),
    walkIn: (who: string) =>
      act(async () => {
        await gate.walkIn(who, gateName);
        return outcomes.in(who);
      }),
    async take(code: string) {
      const meaning = await readCode(code, list);
      if (meaning.is === 'ticket') await enter(meaning.ticket);
      else setOutcome(outcomes[meaning.is]);
    },
  };
}
