import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { Database } from '../../database/database.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';

@Injectable()
export class SandboxCheckoutsRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<SandboxCheckout, 'id'>): Promise<void> {
    await this.database.repository(SandboxCheckout).insert(columns);
  }

  find(by: { providerId: string } | { reference: string }): Promise<SandboxCheckout | null> {
    return this.database.repository(SandboxCheckout).findOneBy(by);
  }

  /** Keeps what was chosen, once; false where something was chosen before. */
  async choose(
    id: number,
    columns: Pick<SandboxCheckout, 'plan' | 'collected' | 'method' | 'nextStepAt'>,
  ): Promise<boolean> {
    return (await this.database.repository(SandboxCheckout).update({ id, plan: IsNull() }, columns)).affected === 1;
  }

  /** Takes the next step upon itself; false where another process was quicker. */
  async claimStep({ id, stepsDone }: SandboxCheckout, nextStepAt: Date | null): Promise<boolean> {
    return (
      (
        await this.database
          .repository(SandboxCheckout)
          .update({ id, stepsDone }, { stepsDone: stepsDone + 1, nextStepAt })
      ).affected === 1
    );
  }

  listDue(now: Date): Promise<SandboxCheckout[]> {
    return this.database.repository(SandboxCheckout).find({ where: { nextStepAt: LessThanOrEqual(now) }, take: 100 });
  }

  async removeCreatedBefore(moment: Date): Promise<void> {
    await this.database.repository(SandboxCheckout).delete({ createdAt: LessThan(moment) });
  }
}
