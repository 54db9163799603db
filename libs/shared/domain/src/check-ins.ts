/** What a steward does at the gate. */
export const scanKinds = ['in', 'undo', 'walk-in'] as const;
export type ScanKind = (typeof scanKinds)[number];

export const checkInLimits = {
  /** Scans in one request. */
  batch: 200,
  /** Scans of other phones in one response. */
  page: 1_000,
  /** Names of the attendee list in one response. */
  attendees: 5_000,
  gate: 40,
  name: 160,
  /** Number of last digits of a telephone number that the list contains. */
  phoneEnd: 4,
  /** Thank-you mails that one request stores in the outbox. */
  thanks: 500,
} as const;

/** One scan at a gate. It is never changed; an undo is another scan. */
export interface Scan {
  /** A UUID from the phone; a scan that is sent twice is stored once. */
  id: string;
  /** Number of the registration, or id of the walk-in scan. */
  ticket: string;
  kind: ScanKind;
  /** Id of the entry that an undo cancels. */
  undoes: string | null;
  /** Name of a person who came without a registration (walk-in). */
  name: string | null;
  gate: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Computes who is inside from all known scans: an entry counts until an undo names it. Scans are only added, and none depends on an
 * earlier scan or on a clock. Phones that know the same scans therefore agree, in whatever order the scans arrived.
 */
export class TicketScans {
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

  /** Entries without an undo, sorted by the times of the phones. More than one means that the ticket was let in twice. */
  entriesOf(ticket: string): Scan[] {
    const entries = [...(this.tickets.get(ticket)?.values() ?? [])].filter(({ id }) => !this.undone.has(id));
    return entries.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  }

  /** Number of tickets that are inside. */
  get count(): number {
    return this.inside;
  }

  private isInside(ticket: string): boolean {
    for (const id of this.tickets.get(ticket)?.keys() ?? []) if (!this.undone.has(id)) return true;
    return false;
  }
}
