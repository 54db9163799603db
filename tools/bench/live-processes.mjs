// Processor time and memory of a process and its children, from /proc (Linux).
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc/…/stat; 100 on every Linux that Node runs on. */
const ticks = 100;

/** @returns {{pid: number, parent: number, busy: number, name: string, memory: number} | null} `busy` in seconds, `memory` in MB */
export function usageOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const name = command.includes('ffmpeg')
      ? 'ladder (ffmpeg)'
      : command.includes('media-packager/dist/main.js')
        ? 'media server (child)'
        : 'API and site';
    const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
    return { pid, parent: Number(fields[1]), busy: (Number(fields[11]) + Number(fields[12])) / ticks, name, memory };
  } catch {
    // The process has ended in the meantime.
    return null;
  }
}

function treeOf(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => usageOf(Number(name)))
    .filter((each) => each !== null);
  const ours = new Set([pid]);
  for (let found = 0; found !== ours.size;) {
    found = ours.size;
    for (const each of all) if (ours.has(each.parent)) ours.add(each.pid);
  }
  return all.filter((each) => ours.has(each.pid));
}

/**
 * Returns, per kind of process, the percentage of one core and the memory at the end.
 * @param {number} pid @param {number} seconds
 * @returns {Promise<{name: string, cpu: number, memory: number}[]>}
 */
export async function busyOver(pid, seconds) {
  const before = new Map(treeOf(pid).map((each) => [each.pid, each.busy]));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const sums = new Map();
  for (const { pid: each, name, busy, memory } of treeOf(pid)) {
    const sum = sums.get(name) ?? { name, cpu: 0, memory: 0 };
    sum.cpu += ((busy - (before.get(each) ?? 0)) / seconds) * 100;
    sum.memory += memory;
    sums.set(name, sum);
  }
  return [...sums.values()];
}
