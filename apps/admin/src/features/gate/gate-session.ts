import { ApiError } from '@ministry/api-client';
import { checkInLimits, type Scan, type ScanKind, TicketScans } from '@ministry/domain';
import type { GateList, GateStorage } from './gate-storage.ts';

/** The server's response to the scans of a phone. */
interface Exchanged {
  stored: string[];
  others: Scan[];
  cursor: number;
  hasMore: boolean;
}

export interface GateServer {
  /** Reads the whole list, page by page. */
  fetchList(eventId: number): Promise<GateList>;
  exchange(eventId: number, cursor: number, scans: readonly Scan[]): Promise<Exchanged>;
}

/** Scans are kept, whatever the server returns. A busy server is treated like one that cannot be reached, and asked again. */
function lineOf(error: unknown): LineState {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'no-line';
  return error.status === 401 ? 'signed-out' : 'refused';
}

/** The request itself is invalid. */
const isInvalid = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

export type LineState = 'unknown' | 'sent' | 'no-line' | 'signed-out' | 'refused';

/** Check-in of one event on a steward's phone. A scan is first stored, then shown, and sent when there is a connection. */
export class GateSession {
  readonly ticketScans = new TicketScans();
  list: GateList | undefined;
  /** Scans of this phone, the latest first. */
  recent: Scan[] = [];
  line: LineState = 'unknown';
  private readonly waiting = new Map<string, Scan>();
  /** Ids of scans that the server refuses. They stay on the phone and are sent again after the page is reopened. */
  private readonly refused = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private cursor = 0;
  private sending: Promise<void> | undefined;
  /** Raised by each change, for `useSyncExternalStore`. */
  version = 0;

  constructor(
    readonly eventId: number,
    private readonly storage: GateStorage,
    private readonly server: GateServer,
    private readonly newId: () => string,
  ) {}

  /** Loads what this phone has stored, so that nothing is lost by a reload. */
  async load(): Promise<void> {
    const { list, own, others } = await this.storage.load(this.eventId);
    this.list = list;
    for (const { isSent, eventId: _, ...scan } of own) {
      this.ticketScans.add(scan);
      if (!isSent) this.waiting.set(scan.id, scan);
    }
    for (const { cursor, scans } of others) {
      this.cursor = Math.max(this.cursor, cursor);
      scans.forEach((scan) => this.ticketScans.add(scan));
    }
    this.recent = own.map(({ isSent: _, eventId: __, ...scan }) => scan).sort((one, other) => other.at - one.at);
    this.announce();
  }

  async fetchList(): Promise<void> {
    this.list = await this.server.fetchList(this.eventId);
    await this.storage.writeList(this.list);
    this.announce();
  }

  /** Removes names and scans from this phone, unless scans are still waiting to be sent. */
  async remove(): Promise<void> {
    if (this.waiting.size === 0) await this.storage.remove(this.eventId);
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  /** Lets the ticket in. Returns its earlier entries; if there are any, it does nothing. */
  async enter(ticket: string, gate: string): Promise<Scan[]> {
    const before = this.ticketScans.entriesOf(ticket);
    if (before.length === 0) await this.write([this.scan('in', gate, { ticket })]);
    return before;
  }

  async walkIn(name: string, gate: string): Promise<void> {
    const scan = this.scan('walk-in', gate, { name });
    await this.write([{ ...scan, ticket: scan.id }]);
  }

  /** Undoes every entry of the ticket that this phone knows. */
  async undo(ticket: string, gate: string): Promise<void> {
    await this.write(
      this.ticketScans.entriesOf(ticket).map(({ id }) => this.scan('undo', gate, { ticket, undoes: id })),
    );
  }

  /** Sends waiting scans and reads the scans of other phones. A call during a running exchange joins it. */
  sync(): Promise<void> {
    this.sending ??= this.exchangeAll().finally(() => (this.sending = undefined));
    return this.sending;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private scan(kind: ScanKind, gate: string, own: Partial<Scan>): Scan {
    return { id: this.newId(), ticket: '', kind, undoes: null, name: null, gate, at: Date.now(), ...own };
  }

  private async write(scans: readonly Scan[]): Promise<void> {
    await this.storage.writeOwn(this.eventId, scans, false);
    for (const scan of scans) {
      this.ticketScans.add(scan);
      this.waiting.set(scan.id, scan);
      this.recent = [scan, ...this.recent];
    }
    this.announce();
    void this.sync();
  }

  private async exchangeAll(): Promise<void> {
    try {
      let size: number = checkInLimits.batch;
      for (let hasMore = true; hasMore || this.toSend().length > 0;) {
        const sent = this.toSend().slice(0, size);
        const answer = await this.server.exchange(this.eventId, this.cursor, sent).catch((error: unknown) => {
          if (sent.length === 0 || !isInvalid(error)) throw error;
        });
        if (answer) {
          hasMore = answer.hasMore;
          await this.take(sent, answer);
        } else if (sent.length === 1) sent.forEach(({ id }) => this.refused.add(id));
        // One invalid scan must not block the others: batches are halved until it is sent alone.
        size = answer ? checkInLimits.batch : Math.ceil(sent.length / 2);
      }
      if (this.refused.size > 0) this.line = 'refused';
    } catch (error) {
      this.line = lineOf(error);
    }
    this.announce();
  }

  private toSend(): Scan[] {
    return [...this.waiting.values()].filter(({ id }) => !this.refused.has(id));
  }

  private async take(sent: readonly Scan[], { others, cursor }: Exchanged): Promise<void> {
    if (sent.length > 0) await this.storage.writeOwn(this.eventId, sent, true);
    for (const { id } of sent) this.waiting.delete(id);
    if (cursor > this.cursor) await this.storage.writeOthers({ eventId: this.eventId, cursor, scans: others });
    this.cursor = cursor;
    this.line = 'sent';
    others.forEach((scan) => this.ticketScans.add(scan));
    this.announce();
  }

  private announce(): void {
    this.version += 1;
    this.listeners.forEach((listener) => listener());
  }
}
