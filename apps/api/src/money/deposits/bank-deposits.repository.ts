import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Page } from '../../platform/http/paged.ts';
import { BankDeposit } from './bank-deposit.entity.ts';

@Injectable()
export class BankDepositsRepository {
  constructor(@InjectRepository(BankDeposit) private readonly deposits: Repository<BankDeposit>) {}

  /** Latest day first. */
  async list(limit: number, offset: number): Promise<Page<BankDeposit>> {
    const [items, total] = await this.deposits.findAndCount({
      order: { depositedOn: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { items, total };
  }

  findById(id: number): Promise<BankDeposit | null> {
    return this.deposits.findOneBy({ id });
  }

  async insert(columns: Omit<BankDeposit, 'id'>): Promise<BankDeposit> {
    const { identifiers } = await this.deposits.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** False when the deposit did not exist any more. */
  async remove(id: number): Promise<boolean> {
    return (await this.deposits.delete({ id })).affected === 1;
  }
}
