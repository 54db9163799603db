import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Donor, spellingsOf } from './giving-donor.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';

/** Reads gifts by donor, without tests. */
@Injectable()
export class GivingRepository {
  constructor(@InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>) {}

  find(id: number): Promise<LedgerEntry | null> {
    return this.entries.findOneBy({ id });
  }

  /** Addresses and phone numbers that occur together under a name. */
  listContacts(name: string): Promise<Omit<Donor, 'id'>[]> {
    return this.gifts()
      .andWhere(hasName)
      .andWhere('entry.email IS NOT NULL AND entry.phone IS NOT NULL')
      .setParameters(namesOf(name))
      .select(['entry.name AS name', 'entry.email AS email', 'entry.phone AS phone'])
      .distinct()
      .getRawMany();
  }

  /**
   * Gifts of these days that have the name, the address or the phone number of a donor, and their reversals by a provider.
   * Ordered by day and id; only rows after `last`, if it is given. A collation may match more rows.
   */
  async listNear(
    { name, email, phone }: Omit<Donor, 'id'>,
    days: { from: string; to: string },
    last: Pick<LedgerEntry, 'id' | 'receivedOn'> | undefined,
    limit: number,
  ): Promise<LedgerEntry[]> {
    const rows = this.gifts()
      .andWhere('entry.receivedOn >= :from AND entry.receivedOn <= :to', {
        ...days,
        from: last?.receivedOn ?? days.from,
      })
      .andWhere("(entry.correctsId IS NULL OR entry.kind = 'reversal')")
      .andWhere(
        `(${[
          hasName,
          ...(email ? ['LOWER(entry.email) = LOWER(:email)'] : []),
          ...(phone ? ['entry.phone = :phone'] : []),
        ].join(' OR ')})`,
      )
      .setParameters({ ...namesOf(name), email, phone })
      .orderBy('entry.receivedOn', 'ASC')
      .addOrderBy('entry.id', 'ASC')
      .limit(limit);
    if (last)
      rows.andWhere('(entry.receivedOn > :lastDay OR entry.id > :lastId)', {
        lastDay: last.receivedOn,
        lastId: last.id,
      });
    return rows.getMany();
  }

  /** Later entries about these entries, oldest first. */
  listFurther(ids: readonly number[]): Promise<LedgerEntry[]> {
    return this.entries.find({ where: { correctsId: In([...ids]) }, order: { id: 'ASC' } });
  }

  private gifts(): SelectQueryBuilder<LedgerEntry> {
    return this.entries.createQueryBuilder('entry').where({ purpose: 'donation', isTest: false });
  }
}

const hasName = 'LOWER(entry.name) IN (LOWER(:name0), LOWER(:name1), LOWER(:name2), LOWER(:name3))';

/** The spellings of a name as the parameters of `hasName`. */
function namesOf(name: string): Record<string, string> {
  const spellings = spellingsOf(name);
  return Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`name${at}`, spellings[at] ?? name]));
}
