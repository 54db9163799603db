import { useState } from 'react';
import { contentLimits } from '@ministry/domain';
import type { Progress } from './bulk-actions.tsx';
import { listsCopy as copy } from './lists.copy.ts';

/** What came of one thing done to many rows. */
export interface Outcome<Answer> {
  done: number[];
  /** It was not done to these: it failed there, or was not tried any more. */
  left: number[];
  answers: Answer[];
  /** Why it stopped; undefined where it was done to all. */
  error: Error | undefined;
}

/** Does one thing to many rows, as many at a time as the server takes; each batch is done as a whole or not at all. The first that fails ends it. */
export async function inBatches<Answer>(
  ids: readonly number[],
  run: (some: number[]) => Promise<Answer>,
  onProgress: (progress: Progress) => void = () => undefined,
  size: number = contentLimits.bulkItems,
): Promise<Outcome<Answer>> {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += size) {
    if (ids.length > size) onProgress({ done: from, total: ids.length });
    try {
      answers.push(await run(ids.slice(from, from + size)));
    } catch (error) {
      return {
        done: ids.slice(0, from),
        left: ids.slice(from),
        answers,
        error: error instanceof Error ? error : new Error(String(error)),
      };
    }
  }
  return { done: [...ids], left: [], answers, error: undefined };
}

/** `inBatches`, with how far it is. */
export function useBatches() {
  const [progress, setProgress] = useState<Progress | null>(null);
  async function run<Answer>(ids: readonly number[], work: (some: number[]) => Promise<Answer>) {
    try {
      return await inBatches(ids, work, setProgress);
    } finally {
      setProgress(null);
    }
  }
  return { progress, run };
}

/** Said before the reason where only a part was done; empty where nothing was. */
export const partCopy = ({ done, left }: Pick<Outcome<unknown>, 'done' | 'left'>): string =>
  done.length > 0 ? `${copy.partDone({ done: done.length, total: done.length + left.length })} ` : '';
