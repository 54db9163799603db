/** What a steward does at the gate. */
export const scanKinds = ['in', 'undo', 'walk-in'] as const;
export type ScanKind = (typeof scanKinds)[number];

export const checkInLimits = {
  /** Scans sent at once. */
  batch: 200,
  /** Scans of other phones in one answer. */
  page: 1_000,
  /** Names of the list in one answer. */
  attendees: 5_000,
  gate: 40,
  name: 160,
  /** Last digits of a telephone number that the list has. */
  phoneEnd: 4,
  /** Mails of thanks written down in one request. */
  thanks: 500,
} as const;

/** One press at a gate. Never changed: an undo is a scan of its own. */
export interface Scan {
  /** A uuid from the phone: sent twice, it is stored once. */
  id: string;
  /** Number of the registration, or id of the scan by which somebody walked in. */
  ticket: string;
  kind: ScanKind;
  /** The entry that an undo takes back. */
  undoes: string | null;
  /** Of somebody who walked in. */
  name: string | null;
  gate: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Who is inside, by all scans that are known: an entry counts until an undo names it. Scans are only ever added and none depends on an
 * earlier one or on a clock, so phones that know the same scans agree, in whatever order these came.
 */
export class Presence {
  private readonly tickets = new Map<string, Map<string, Scan>>();
  private readonly ids = new Set<string>();
  private readonly undone = new Set<string>();
  private inside = 0;

  add(scan: Scan): void {
    if (this.ids.has(scan.id)) return;
    this.ids.add(scan.id);
    const wasInside = this.isInside(scan.ticket);
    if (scan.kind === 'undo') {
      if (scan.undoes !== null) this.undone.add(scan.undoes);
    } else {
      const entries = this.tickets.get(scan.ticket) ?? new Map<string, Scan>();
      this.tickets.set(scan.ticket, entries.set(scan.id, scan));
    }
    this.inside += Number(this.isInside(scan.ticket)) - Number(wasInside);
  }

  /** Entries that nobody has taken back, the first by the clocks first; more than one: the ticket was let in twice. */
  entriesOf(ticket: string): Scan[] {
    const entries = [...(this.tickets.get(ticket)?.values() ?? [])].filter(({ id }) => !this.undone.has(id));
    return entries.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  }

  /** Tickets that are inside. */
  get count(): number {
    return this.inside;
  }

  private isInside(ticket: string): boolean {
    for (const id of this.tickets.get(ticket)?.keys() ?? []) if (!this.undone.has(id)) return true;
    return false;
  }
}
