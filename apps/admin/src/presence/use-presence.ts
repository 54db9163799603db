import { useEffect, useState } from 'react';
import { dataOf } from '@ministry/api-client';
import { type PresenceKind, presenceMs } from '@ministry/domain';
import { api } from '../session.ts';

/** Reports that something is open here while the tab is visible, and returns who else has it open. Failures are ignored. */
export function usePresence(kind: PresenceKind, item: string): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    const say = async (isOpen: boolean) => {
      const call = api.calls.PUT('/api/presence', { body: { kind, item, isOpen }, keepalive: !isOpen });
      const names = await dataOf(call).then(
        (answer) => answer.others,
        () => [],
      );
      if (isOpen && !isOver && !document.hidden) setOthers(names);
    };
    const follow = () => {
      window.clearInterval(timer);
      timer = undefined;
      if (document.hidden) {
        void say(false);
        return;
      }
      void say(true);
      timer = window.setInterval(() => void say(true), presenceMs.every);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', follow);
      window.clearInterval(timer);
      setOthers([]);
      if (!document.hidden) void say(false);
    };
  }, [kind, item]);
  return others;
}
