import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, Repository } from 'typeorm';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';

@Injectable()
export class SandboxCheckoutsRepository {
  constructor(@InjectRepository(SandboxCheckout) private readonly checkouts: Repository<SandboxCheckout>) {}

  async insert(columns: Omit<SandboxCheckout, 'id'>): Promise<void> {
    await this.checkouts.insert(columns);
  }

  find(by: { providerId: string } | { reference: string }): Promise<SandboxCheckout | null> {
    return this.checkouts.findOneBy(by);
  }

  /** Stores the choice, once; false if a choice was made before. */
  async choose(
    id: number,
    columns: Pick<SandboxCheckout, 'plan' | 'collected' | 'method' | 'nextStepAt'>,
  ): Promise<boolean> {
    return (await this.checkouts.update({ id, plan: IsNull() }, columns)).affected === 1;
  }

  /** Claims the next step; false if another process was faster. */
  async claimStep({ id, stepsDone }: SandboxCheckout, nextStepAt: Date | null): Promise<boolean> {
    return (await this.checkouts.update({ id, stepsDone }, { stepsDone: stepsDone + 1, nextStepAt })).affected === 1;
  }

  listDue(now: Date): Promise<SandboxCheckout[]> {
    return this.checkouts.find({ where: { nextStepAt: LessThanOrEqual(now) }, take: 100 });
  }

  async removeCreatedBefore(moment: Date): Promise<void> {
    await this.checkouts.delete({ createdAt: LessThan(moment) });
  }
}
