import { Injectable } from '@nestjs/common';
import { In, LessThan, Not } from 'typeorm';
import { anonymousGiver } from '@ministry/domain';
import { Database } from '../database/database.ts';
import { Donation } from './donation.entity.ts';

/** What is left where nobody is to be known any more. */
const nobody = { name: anonymousGiver, email: '', phone: null };

@Injectable()
export class DonationsRepository {
  constructor(private readonly database: Database) {}

  /** Answers the id. */
  async insert(columns: Omit<Donation, 'id'>): Promise<number> {
    const { identifiers } = await this.database.repository(Donation).insert(columns);
    return Number(identifiers[0]?.id);
  }

  find(id: number): Promise<Donation> {
    return this.database.repository(Donation).findOneByOrFail({ id });
  }

  /** Takes out who gave; the rows stay, since payments name them. Answers how many there were. */
  async anonymise(ids: readonly number[]): Promise<number> {
    return (await this.database.repository(Donation).update({ id: In([...ids]) }, nobody)).affected ?? 0;
  }

  async anonymiseOlderThan(moment: Date): Promise<number> {
    return (
      (await this.database.repository(Donation).update({ createdAt: LessThan(moment), email: Not('') }, nobody))
        .affected ?? 0
    );
  }
}
