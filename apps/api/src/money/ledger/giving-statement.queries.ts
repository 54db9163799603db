import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
import { inBatches } from '../../platform/database/batches.ts';
import { invalid } from '../../platform/errors/domain-error.ts';
import { GivingRepository } from './giving.repository.ts';
import { donorKeys, isAnonymous } from './giving-donor.ts';
import { type GivingResponse, maxOthers, type OtherGiftsResponse } from './giving-statement.dto.ts';
import type { FurtherEntry, GivingStatement, StatementGift } from './giving-statement.types.ts';
import { ledgerTexts } from './ledger.copy.ts';
import { toMoneyResponse } from './ledger.dto.ts';
import {
  anonymousGift,
  entryNotFound,
  noGifts,
  notOfTheStore,
  noYearOfBooks,
  testGift,
  tooManyGifts,
} from './ledger.errors.ts';
import { LedgerRepository } from './ledger.repository.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';
import { balanceOf, sumOf } from './ledger-rules.ts';

/** Maximum number of gifts in a year, of one donor and of similar donors; they are held in memory. */
const maxGifts = 5_000;
const atOnce = 250;

interface Year {
  year: number;
  years: number[];
}
interface DonorYear extends Year {
  donor: LedgerEntry;
  /** Gifts that are surely of this donor. */
  own: LedgerEntry[];
  /** Gifts that may be of this donor, grouped if nothing tells their donors apart. The key is the id of the first gift in the group. */
  others: Map<number, LedgerEntry[]>;
  /** Payments of this donor that a provider took back in the year, also for gifts of earlier years. */
  reversals: LedgerEntry[];
}

/** The gifts of one donor in a year. A donor is found through one of the gifts, so that requests contain no name and no address. */
@Injectable()
export class GivingStatementQueries {
  constructor(
    private readonly giving: GivingRepository,
    private readonly entries: LedgerRepository,
  ) {}

  /** @throws DomainError 400, 404, 422 */
  async get(id: number, year: number | null): Promise<GivingResponse> {
    const found = await this.find(id, year);
    const own = await this.withFurther(found.donor, found.own);
    const groups = [...found.others.values()];
    const others: OtherGiftsResponse[] = [];
    for (const group of groups.slice(0, maxOthers)) others.push(await this.toOther(group));
    return {
      year: found.year,
      years: found.years,
      name: found.donor.name,
      count: own.length,
      total: toMoneyResponse(sumOf(own.map(balanceOf))),
      others,
      moreOthers: groups.length - others.length,
    };
  }

  /** @param also first entries of other groups that the office knows to be of this donor @throws DomainError 400, 404, 422 */
  async statement(
    id: number,
    year: number | null,
    also: readonly number[],
    now = new Date(),
  ): Promise<GivingStatement> {
    const found = await this.find(id, year, now);
    const added = also.flatMap((entryId) => {
      const group = found.others.get(entryId);
      if (!group) throw invalid({ also: ledgerTexts.notOfDonor({ entry: String(entryId) }) });
      return group;
    });
    const chosen = [...found.own, ...added].sort(byDay);
    if (chosen.length === 0) throw noGifts(found.year);
    const gifts = await this.withFurther(found.donor, chosen);
    const ids = new Set(chosen.map((gift) => gift.id));
    const today = kampalaDay(now);
    const earlier = found.reversals.filter(
      ({ correctsId, receivedOn }) => correctsId !== null && !ids.has(correctsId) && receivedOn <= today,
    );
    return {
      year: found.year,
      donor: found.donor.name,
      from: `${found.year}-01-01`,
      to: today < `${found.year}-12-31` ? today : `${found.year}-12-31`,
      issuedOn: today,
      gifts,
      earlier: sumOf(earlier),
    };
  }

  private async find(id: number, asked: number | null, now = new Date()): Promise<DonorYear> {
    const donor = await this.donorOf(id);
    const year = await this.yearOf(asked ?? Number(donor.receivedOn.slice(0, 4)), now);
    const key = donorKeys(await this.giving.listContacts(donor.name));
    const found: DonorYear = { ...year, donor, own: [], others: new Map(), reversals: [] };
    const groups = new Map<string, LedgerEntry[]>();
    let count = 0;
    for await (const rows of this.near(donor, year.year)) {
      count += rows.length;
      if (count > maxGifts) throw tooManyGifts(maxGifts);
      for (const entry of rows) {
        const isOwn = key(entry) === key(donor);
        if (entry.correctsId !== null) {
          if (isOwn) found.reversals.push(entry);
        } else if (isOwn) found.own.push(entry);
        else if (!isAnonymous(entry) && isNear(entry, donor)) {
          const group = groups.get(key(entry)) ?? [];
          if (group.push(entry) === 1) found.others.set(entry.id, group);
          groups.set(key(entry), group);
        }
      }
    }
    return found;
  }

  /** Lets other requests run between two batches. */
  private async *near(donor: LedgerEntry, year: number): AsyncGenerator<LedgerEntry[]> {
    const days = { from: `${year}-01-01`, to: `${year}-12-31` };
    for await (const rows of inBatches<LedgerEntry>(
      (last, limit) => this.giving.listNear(donor, days, last, limit),
      atOnce,
    )) {
      yield rows;
      await turn();
    }
  }

  /** The gift itself, even if the id is that of a correction of it. */
  private async donorOf(id: number): Promise<LedgerEntry> {
    const named = await this.giving.find(id);
    const gift = named?.correctsId ? await this.giving.find(named.correctsId) : named;
    if (!gift) throw entryNotFound();
    if (gift.purpose !== 'donation') throw notOfTheStore();
    if (gift.isTest) throw testGift();
    if (isAnonymous(gift)) throw anonymousGift();
    return gift;
  }

  private async yearOf(year: number, now: Date): Promise<Year> {
    const last = Number(kampalaDay(now).slice(0, 4));
    const first = Number((await this.entries.firstDay())?.slice(0, 4) ?? last);
    if (year > last || year < first) throw noYearOfBooks(year, first, last);
    return { year, years: Array.from({ length: last - first + 1 }, (_, ago) => last - ago) };
  }

  private async withFurther(donor: LedgerEntry, gifts: readonly LedgerEntry[]): Promise<StatementGift[]> {
    const further = new Map<number, FurtherEntry[]>();
    for (let from = 0; from < gifts.length; from += atOnce) {
      for (const entry of await this.giving.listFurther(gifts.slice(from, from + atOnce).map(({ id }) => id))) {
        const { correctsId, kind, amount, cents, createdAt } = entry;
        if (correctsId === null) continue;
        const since = further.get(correctsId) ?? [];
        since.push({ kind, amount, cents, day: kampalaDay(createdAt) });
        further.set(correctsId, since);
      }
      await turn();
    }
    return gifts.map(({ id, receivedOn, method, category, amount, cents, currency, name }) => ({
      id,
      receivedOn,
      method,
      category: category ?? 'general',
      amount,
      cents,
      isDollars: currency === 'USD',
      otherName: name === donor.name ? null : name,
      further: further.get(id) ?? [],
    }));
  }

  private async toOther(group: readonly LedgerEntry[]): Promise<OtherGiftsResponse> {
    const [first] = group;
    if (!first) throw new Error('A group without a gift');
    const gifts = await this.withFurther(first, group);
    const { id: entryId, name, email, phone, receivedOn } = first;
    return {
      entryId,
      name,
      email,
      phone,
      receivedOn,
      count: group.length,
      ...toMoneyResponse(sumOf(gifts.map(balanceOf))),
    };
  }
}

const byDay = (one: LedgerEntry, other: LedgerEntry): number =>
  one.receivedOn.localeCompare(other.receivedOn) || one.id - other.id;

/** A collation may treat different names as equal, so they are compared again. */
const isNear = (entry: LedgerEntry, donor: LedgerEntry): boolean => {
  const same = (one: string | null, other: string | null) =>
    one !== null && other !== null && one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
  return same(entry.name, donor.name) || same(entry.email, donor.email) || same(entry.phone, donor.phone);
};
