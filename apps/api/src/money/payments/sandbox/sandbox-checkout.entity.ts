import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PayingBy } from '@ministry/domain';
import type { SandboxStep } from './sandbox-plan.ts';

/** Data of the sandbox about a payment, which a real provider would store on its own servers. Contains nothing about the payer. */
@Entity('sandbox_checkouts')
@Index('ux_sandbox_checkouts_provider_id', ['providerId'], { unique: true })
@Index('ux_sandbox_checkouts_reference', ['reference'], { unique: true })
@Index('ix_sandbox_checkouts_due', ['nextStepAt'])
export class SandboxCheckout {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column('varchar', { length: 64 })
  providerId: string;

  @Column('varchar', { length: 50 })
  reference: string;

  /** Whole shillings to be collected. */
  @Column('integer')
  amount: number;

  /** Whole shillings that the sandbox reports as collected. */
  @Column('integer')
  collected: number;

  @Column('varchar', { length: 100 })
  description: string;

  @Column('varchar', { length: 20, nullable: true })
  method: PayingBy | null;

  @Column('varchar', { length: 2048 })
  returnUrl: string;

  @Column('varchar', { length: 2048 })
  cancelUrl: string;

  /** The steps that follow and their times; null until somebody has chosen on the page. */
  @Column('simple-json', { nullable: true })
  plan: SandboxStep[] | null;

  /** Number of steps of the plan that were announced. */
  @Column('integer')
  stepsDone: number;

  @Column('datetime', { precision: 3, nullable: true })
  nextStepAt: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
