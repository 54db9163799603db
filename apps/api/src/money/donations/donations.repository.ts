import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Not, Repository } from 'typeorm';
import { anonymousGiver } from '@ministry/domain';
import { Donation } from './donation.entity.ts';

/** What is left where nobody is to be known any more. */
const nobody = { name: anonymousGiver, email: '', phone: null };

@Injectable()
export class DonationsRepository {
  constructor(@InjectRepository(Donation) private readonly donations: Repository<Donation>) {}

  /** Answers the id. */
  async insert(columns: Omit<Donation, 'id'>): Promise<number> {
    const { identifiers } = await this.donations.insert(columns);
    return Number(identifiers[0]?.id);
  }

  find(id: number): Promise<Donation> {
    return this.donations.findOneByOrFail({ id });
  }

  /** Takes out who gave; the rows stay, since payments name them. Answers how many there were. */
  async anonymise(ids: readonly number[]): Promise<number> {
    return (await this.donations.update({ id: In([...ids]) }, nobody)).affected ?? 0;
  }

  async anonymiseOlderThan(moment: Date): Promise<number> {
    return (await this.donations.update({ createdAt: LessThan(moment), email: Not('') }, nobody)).affected ?? 0;
  }
}
