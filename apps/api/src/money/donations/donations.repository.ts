import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Not, Repository } from 'typeorm';
import { anonymousDonor } from '@ministry/domain';
import { Donation } from './donation.entity.ts';

/** Values that replace personal data. */
const nobody = { name: anonymousDonor, email: '', phone: null };

@Injectable()
export class DonationsRepository {
  constructor(@InjectRepository(Donation) private readonly donations: Repository<Donation>) {}

  /** Returns the id. */
  async insert(columns: Omit<Donation, 'id'>): Promise<number> {
    const { identifiers } = await this.donations.insert(columns);
    return Number(identifiers[0]?.id);
  }

  /** @throws if there is no such gift */
  getById(id: number): Promise<Donation> {
    return this.donations.findOneByOrFail({ id });
  }

  /** Removes the personal data of the donors; the rows stay, since payments refer to them. Returns how many rows were changed. */
  async anonymise(ids: readonly number[]): Promise<number> {
    return (await this.donations.update({ id: In([...ids]) }, nobody)).affected ?? 0;
  }

  async anonymiseOlderThan(moment: Date): Promise<number> {
    return (await this.donations.update({ createdAt: LessThan(moment), email: Not('') }, nobody)).affected ?? 0;
  }
}
