import { useState } from 'react';
import { contentLimits } from '@ministry/domain';
import type { Progress } from './bulk-actions.tsx';
import { listsCopy as copy } from './lists.copy.ts';

/** Result of one action on many rows. */
export interface Outcome<Answer> {
  done: number[];
  /** The rows that were not changed: their batch failed or was not tried. */
  left: number[];
  answers: Answer[];
  /** Why it stopped; undefined if all rows were changed. */
  error: Error | undefined;
}

/** Runs one action on many rows, in batches as large as the server accepts. A batch succeeds or fails as a whole; the first failure ends the run. */
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

/** `inBatches` with its progress. */
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

/** Shown before the reason if only a part of the rows was changed; empty if none was. */
export const partCopy = ({ done, left }: Pick<Outcome<unknown>, 'done' | 'left'>): string =>
  done.length > 0 ? `${copy.partDone({ done: done.length, total: done.length + left.length })} ` : '';
