import { setPriority } from 'node:os';
import { fitsWith, openPart, type Part } from './part.ts';
import { remux, type Remuxed, type RemuxTargets } from './remux.ts';

/** The task that the child process receives. */
export interface RemuxTask extends RemuxTargets {
  /** Absolute paths in chronological order. */
  parts: string[];
}

/** The result that the child process sends, once. */
export type RemuxAnswer =
  | ({ kind: 'done'; unreadable: number } & Remuxed)
  /** The parts from this one on have other tracks or come from another encoder, so they need a separate file. */
  | { kind: 'split'; at: string }
  | { kind: 'unreadable' }
  | { kind: 'broken'; reason: string };

/** The lowest priority: requests of visitors come first. */
setPriority(19);
// The parent process has gone, so nobody needs the result.
process.on('disconnect', () => process.exit(1));
process.once('message', (task: RemuxTask) => {
  void answer(task).then((result) => process.send?.(result, () => process.exit(0)));
});

async function answer(task: RemuxTask): Promise<RemuxAnswer> {
  const opened: { path: string; part: Part }[] = [];
  try {
    for (const path of task.parts) {
      const part = await openPart(path);
      if (part) opened.push({ path, part });
    }
    const [first] = opened;
    if (!first) return { kind: 'unreadable' };
    const other = opened.find(({ part }) => !fitsWith(first.part, part));
    if (other) return { kind: 'split', at: other.path };
    return {
      kind: 'done',
      unreadable: task.parts.length - opened.length,
      ...(await remux(
        opened.map(({ part }) => part),
        task,
      )),
    };
  } catch (error) {
    return { kind: 'broken', reason: String(error) };
  } finally {
    for (const { part } of opened) part.close();
  }
}
