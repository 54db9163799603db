import { checkInLimits, type Scan, TicketScans } from '@ministry/domain';
import type { CheckInsResponse } from '../../src/publishing/events/check-ins/check-in.dto.ts';
import { CheckIn } from '../../src/publishing/events/check-ins/check-in.entity.ts';
import { createEvent } from '../factories/event.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

/** Set `GATE_TICKETS=25000` to simulate a full stadium. */
const ticketCount = Number(process.env.GATE_TICKETS ?? 1_500);
const gates = 8;
const day = 86_400_000;
/** Milliseconds by which the clock of each phone is wrong. */
const skews = [0, 4_000, -90_000, day, -day, 600_000, 0, -3_600_000];
/** Probabilities between 0 and 1. */
const rates = {
  copied: 0.03,
  mistaken: 0.03,
  absent: 0.02,
  walkIn: 0.02,
  doublePress: 0.05,
  lostAnswer: 0.25,
  sentTwice: 0.2,
};

/** Returns the same numbers for the same seed (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A phone with the console: what is on its disk, and what its screen shows. */
class Phone {
  ticketScans = new TicketScans();
  cursor = 0;
  isOnline = true;
  private disk: { waiting: Scan[]; known: Scan[]; cursor: number } = { waiting: [], known: [], cursor: 0 };

  constructor(
    readonly gate: string,
    readonly device: string,
    private readonly skew: number,
    private readonly newId: () => string,
  ) {}

  /** Lets a person in unless the phone knows that the ticket is already inside. */
  press(ticket: string | null, now: number): Scan | null {
    if (ticket !== null && this.ticketScans.entriesOf(ticket).length > 0) return null;
    const id = this.newId();
    const name = ticket === null ? 'Okot Peter' : null;
    const kind = ticket === null ? 'walk-in' : 'in';
    return this.write({ id, ticket: ticket ?? id, kind, undoes: null, name, gate: this.gate, at: now + this.skew });
  }

  undo({ id, ticket }: Scan, now: number): Scan {
    return this.write({
      id: this.newId(),
      ticket,
      kind: 'undo',
      undoes: id,
      name: null,
      gate: this.gate,
      at: now + this.skew,
    });
  }

  get waiting(): readonly Scan[] {
    return this.disk.waiting;
  }

  take(answer: CheckInsResponse): void {
    const stored = new Set(answer.stored);
    this.disk.waiting = this.disk.waiting.filter(({ id }) => !stored.has(id));
    this.disk.known.push(...answer.others);
    this.disk.cursor = this.cursor = answer.cursor;
    for (const scan of answer.others) this.ticketScans.add(scan);
  }

  /** Kills the tab: only the data on disk survives. */
  kill(): void {
    this.disk = structuredClone(this.disk);
    this.cursor = this.disk.cursor;
    this.ticketScans = new TicketScans();
    for (const scan of this.disk.known) this.ticketScans.add(scan);
  }

  now(now: number): number {
    return now + this.skew;
  }

  private write(scan: Scan): Scan {
    this.disk.waiting.push(scan);
    this.disk.known.push(scan);
    this.ticketScans.add(scan);
    return scan;
  }
}

/** Result of the alternative with one row per ticket, where the newest time wins. */
function lastWriteWins(scans: readonly Scan[]): Map<string, Scan> {
  const rows = new Map<string, Scan>();
  for (const scan of scans) if (scan.at >= (rows.get(scan.ticket)?.at ?? -Infinity)) rows.set(scan.ticket, scan);
  return rows;
}

describeOnEachDatabase(`eight gates with ${ticketCount} tickets`, (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  it('admit each ticket once or report it as a duplicate after the merge, and lose no scan', async () => {
    const random = randomFrom(17);
    const happens = (rate: number): boolean => random() < rate;
    const { id: eventId } = await createEvent(api);
    let lastId = 0;
    const newId = (): string => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`;
    const phones = skews.map((skew, at) => new Phone(`Gate ${at + 1}`, newId(), skew, newId));
    const anyPhone = (): Phone => phones[Math.floor(random() * gates)] as Phone;

    const exchange = async (phone: Phone, isLast = false): Promise<void> => {
      do {
        const scans = phone.waiting.slice(0, checkInLimits.batch);
        if (scans[0] && happens(0.1)) scans.splice(1, 0, scans[0]);
        const payload = {
          device: phone.device,
          cursor: phone.cursor,
          sentAt: phone.now(Date.now()),
          scans: scans.slice(0, checkInLimits.batch),
        };
        // A phone that gets a 503 sends the same request again.
        const post = () =>
          untilServed(() =>
            api.send({ method: 'POST', url: `/api/events/${eventId}/check-ins`, headers: api.as('admin'), payload }),
          );
        const [answer] = await Promise.all(happens(rates.sentTwice) ? [post(), post()] : [post()]);
        if (answer?.statusCode !== 200) throw new Error(answer?.body);
        // The tab is killed before the answer is saved, and sends the same scans again.
        if (!isLast && happens(rates.lostAnswer)) return phone.kill();
        const body = answer.json<CheckInsResponse>();
        phone.take(body);
        if (!body.hasMore && phone.waiting.length === 0) return;
      } while (isLast || phone.waiting.length > 0);
    };

    const pressed: Scan[] = [];
    const note = (scan: Scan | null): Scan | null => {
      if (scan) pressed.push(scan);
      return scan;
    };
    const arrive = (ticket: string): void => {
      const phone = anyPhone();
      const entry = note(phone.press(ticket, Date.now()));
      if (happens(rates.doublePress)) note(phone.press(ticket, Date.now()));
      if (entry && happens(rates.mistaken)) {
        note(phone.undo(entry, Date.now()));
        note(anyPhone().press(ticket, Date.now()));
      }
      if (happens(rates.copied)) note(anyPhone().press(ticket, Date.now()));
      if (happens(rates.walkIn)) note(phone.press(null, Date.now()));
    };

    const round = Math.ceil(ticketCount / 40);
    const came = new Set<string>();
    for (let ticket = 1; ticket <= ticketCount; ticket += 1) {
      if (!happens(rates.absent)) {
        came.add(String(ticket));
        arrive(String(ticket));
      }
      if (ticket % round > 0) continue;
      for (const phone of phones) phone.isOnline = happens(0.4);
      await Promise.all(phones.filter(({ isOnline }) => isOnline).map((phone) => exchange(phone)));
      for (const phone of phones) if (happens(0.1)) phone.kill();
    }
    for (const phone of phones) await exchange(phone, true);
    for (const phone of phones) await exchange(phone, true);

    // Each scan is stored exactly once.
    const rows = await api.database.repository(CheckIn).findBy({ eventId });
    expect(rows.map(({ scanId }) => scanId).sort()).toEqual(pressed.map(({ id }) => id).sort());
    // Who is inside according to the scans in their real order, without any merge.
    const inside = new Map<string, Set<string>>();
    for (const { id, ticket, kind, undoes } of pressed) {
      const entries = inside.get(ticket) ?? new Set<string>();
      inside.set(ticket, entries);
      if (kind === 'undo') entries.delete(undoes ?? '');
      else entries.add(id);
    }
    const doubles = [...inside].filter(([, entries]) => entries.size > 1);
    expect(doubles.length).toBeGreaterThan(0);
    expect([...came].filter((ticket) => inside.get(ticket)?.size === 0)).toEqual([]);
    for (const { ticketScans } of phones) {
      expect(ticketScans.count).toBe([...inside.values()].filter(({ size }) => size > 0).length);
      for (const [ticket, entries] of inside)
        expect(new Set(ticketScans.entriesOf(ticket).map(({ id }) => id))).toEqual(entries);
    }
    // The entries of a double scan are from different gates.
    for (const [ticket] of doubles) {
      const where = phones[0]?.ticketScans.entriesOf(ticket).map(({ gate }) => gate) ?? [];
      expect(new Set(where).size).toBe(where.length);
    }

    // With one row per ticket every double scan is hidden, and after an undo a wrong clock decides who is inside.
    const merged = lastWriteWins(pressed);
    const wrong = [...inside].filter(
      ([ticket, entries]) => (merged.get(ticket)?.kind === 'undo') !== (entries.size === 0),
    );
    expect(wrong.length).toBeGreaterThan(0);
  });
});
