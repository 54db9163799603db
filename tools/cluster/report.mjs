// The tables of a run, and whether its aims are met.
import { duration } from '../run.mjs';
import { normalMs } from './figures.mjs';

/** Minimum share of requests that must be served in the end. */
const leastServed = 0.999;

const percent = (share) => `${(share * 100).toFixed(2)} %`;
const table = (head, rows) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * @typedef {object} Outcome
 * @property {ReturnType<typeof import('./figures.mjs').figuresOf>} figures
 * @property {import('./invariants.mjs').Invariant[]} invariants
 * @property {(number | null)[]} badExits exit codes other than 0 of API processes that were asked to stop
 */

/** @param {Outcome} outcome */
export function aims({ figures, invariants, badExits }) {
  const broken = invariants.reduce((sum, each) => sum + each.broken.length, 0);
  return [
    { name: 'invariants broken', aim: '0', measured: String(broken), isMet: broken === 0 },
    {
      name: 'people served in the end',
      aim: `≥${percent(leastServed)}`,
      measured: percent(figures.all.served),
      isMet: figures.all.served >= leastServed,
    },
    {
      name: 'p99 between outages',
      aim: `≤${normalMs} ms`,
      measured: duration(figures.between.p99),
      isMet: figures.between.p99 <= normalMs,
    },
    {
      name: 'API processes that stopped badly',
      aim: '0',
      measured: String(badExits.length),
      isMet: badExits.length === 0,
    },
  ];
}

/** @param {string} head @param {Outcome} outcome @returns {string} Markdown */
export function report(head, outcome) {
  const { figures, invariants } = outcome;
  const group = (name, { asked, served, firstServed, p50, p99 }) => [
    name,
    asked,
    percent(served),
    percent(firstServed),
    duration(p50),
    duration(p99),
  ];
  const groupHead = ['Asked', 'Requests', 'Served in the end', 'At the first try', 'p50', 'p99'];
  return [
    head,
    table(
      ['Aim', 'Wanted', 'Measured', 'Met'],
      aims(outcome).map(({ name, aim, measured, isMet }) => [name, aim, measured, isMet ? 'yes' : '**no**']),
    ),
    table(groupHead, [
      group('all', figures.all),
      group('between outages', figures.between),
      group('during outages', figures.during),
      ...figures.kinds.map((each) => group(each.kind, each)),
    ]),
    table(
      ['Outage', 'Away', 'Normal again after', 'Requests meanwhile', 'Asked again', 'Never served'],
      figures.episodes.map(({ name, heldMs, normalAfterMs, asked, repeated, refused }) => [
        name,
        duration(heldMs),
        duration(normalAfterMs),
        asked,
        repeated,
        refused,
      ]),
    ),
    table(
      ['Invariant', 'Counted', 'Broken'],
      invariants.map(({ name, counted, broken }) => [name, counted, broken.length]),
    ),
    figures.refusals.length > 0 &&
      `Never served: ${figures.refusals.map(([result, times]) => `${times} × ${result}`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
