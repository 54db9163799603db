import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThanOrEqual, Not, Repository } from 'typeorm';
import { mayBecome, type PaymentState, paymentStates } from '@ministry/domain';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { PaymentListQuery } from './payment.dto.ts';
import { type PayableName, Payment } from './payment.entity.ts';
import type { PaymentRef } from './payment-provider.ts';

const searched = [
  ...['reference', 'providerId', 'receipt'].map((column) => `payment.${column}`),
  ...['name', 'email', 'phone'].map((column) => `gift.${column}`),
  ...['reference', 'customerName', 'customerEmail', 'customerPhone'].map((column) => `bought.${column}`),
];

@Injectable()
export class PaymentsRepository {
  constructor(@InjectRepository(Payment) private readonly payments: Repository<Payment>) {}

  async insert(columns: Omit<Payment, 'id'>): Promise<Payment> {
    const { identifiers } = await this.payments.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** @throws if there is no such payment */
  getById(id: number): Promise<Payment> {
    return this.payments.findOneByOrFail({ id });
  }

  findByReference(reference: string): Promise<Payment | null> {
    return this.payments.findOneBy({ reference });
  }

  /** Looks up our own reference first, since the provider's id may be new to us. */
  async findByRef(provider: Payment['provider'], { reference, providerId }: PaymentRef): Promise<Payment | null> {
    const rows = this.payments;
    const known = reference === null ? null : await rows.findOneBy({ provider, reference });
    return known ?? (providerId === null ? null : rows.findOneBy({ provider, providerId }));
  }

  /** The attempts to pay for one item, oldest first. */
  listOf(purpose: PayableName, subjectId: number): Promise<Payment[]> {
    return this.payments.find({ where: { purpose, subjectId }, order: { id: 'ASC' } });
  }

  latestOf(purpose: PayableName, subjectId: number): Promise<Payment | null> {
    return this.payments.findOne({ where: { purpose, subjectId }, order: { id: 'DESC' } });
  }

  /** Payments about which a provider is to be asked now, longest due first. */
  listDue(provider: Payment['provider'], now: Date, limit: number): Promise<Payment[]> {
    return this.payments.find({
      where: { provider, nextCheckAt: LessThanOrEqual(now) },
      order: { nextCheckAt: 'ASC' },
      take: limit,
    });
  }

  /** Open payments that were begun before this time through other providers than these. */
  listOrphaned(providers: Payment['provider'][], begunBefore: Date, limit: number): Promise<Payment[]> {
    return this.payments.find({
      where: { provider: Not(In(providers)), status: 'pending', createdAt: LessThan(begunBefore) },
      order: { createdAt: 'ASC' },
      take: limit,
    });
  }

  /** One page of the payments that match, the latest first, and how many match. */
  async list({ status, purpose, needsReview, search, limit, offset }: PaymentListQuery): Promise<Page<Payment>> {
    const rows = this.payments.createQueryBuilder('payment').where({
      ...(status !== 'all' && { status }),
      ...(purpose && { purpose }),
      ...(needsReview && { needsReview: needsReview === 'true' }),
    });
    if (search) {
      // Joined by table name: the domains that are paid for depend on the payments, not the other way round.
      rows
        .leftJoin('donations', 'gift', `payment.purpose = 'donation' AND gift.id = payment.subjectId`)
        .leftJoin('orders', 'bought', `payment.purpose = 'order' AND bought.id = payment.subjectId`);
      searchIn(rows, search, searched);
    }
    const [items, total] = await rows.orderBy('payment.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** How many payments the office has to look at, and how many were reversed since this time. */
  async countAttention(since: Date): Promise<{ attention: number; reversed: number }> {
    const rows = this.payments;
    const [attention, reversed] = await Promise.all([
      rows.countBy({ needsReview: true }),
      rows.countBy({ status: 'reversed', movedAt: MoreThanOrEqual(since) }),
    ]);
    return { attention, reversed };
  }

  /** Number of payments that are still pending. */
  countPending(): Promise<number> {
    return this.payments.countBy({ status: 'pending' });
  }

  /** I5: changes the status of a payment if the transition is allowed; returns false if it is not. */
  async move(id: number, to: PaymentState, columns: Partial<Payment>): Promise<boolean> {
    const from = paymentStates.filter((state) => mayBecome(state, to));
    return (await this.payments.update({ id, status: In(from) }, { ...columns, status: to })).affected === 1;
  }

  /** Claims a due check for one process; if that process is killed, the check is due again at `until`. False when another process was first. */
  async claimCheck({ id, nextCheckAt }: Payment, until: Date): Promise<boolean> {
    if (nextCheckAt === null) return false;
    return (await this.payments.update({ id, nextCheckAt }, { nextCheckAt: until })).affected === 1;
  }

  /** Counts a request to the provider, unless the status of the payment has changed in the meantime. */
  async noteCheck({ id, status, checks }: Payment, nextCheckAt: Date | null): Promise<void> {
    await this.payments.update({ id, status }, { checks: checks + 1, nextCheckAt });
  }

  /** Stores the provider's id of the payment, if it was not known. */
  async keepProviderId(id: number, providerId: string): Promise<void> {
    await this.payments.update({ id, providerId: IsNull() }, { providerId });
  }

  /** Marks a payment for review. False if it was marked for the same mismatch before, since the office may have settled that. */
  async raiseReview(id: number, mismatch: string, remark: string): Promise<boolean> {
    const unlessTold = [
      { id, mismatch: IsNull() },
      { id, mismatch: Not(mismatch) },
    ];
    return (await this.payments.update(unlessTold, { mismatch, remark, needsReview: true })).affected === 1;
  }

  /** False if there was nothing to review. */
  async clearReview(id: number): Promise<boolean> {
    return (await this.payments.update({ id, needsReview: true }, { needsReview: false })).affected === 1;
  }

  /** Claims the opening of the provider's page. False while another process has the claim, and once there is a page. */
  async claimStart(id: number, now: Date, startingUntil: Date): Promise<boolean> {
    const free = { id, status: 'pending' as const, checkoutUrl: IsNull() };
    return (
      (
        await this.payments.update(
          [
            { ...free, startingUntil: IsNull() },
            { ...free, startingUntil: LessThan(now) },
          ],
          { startingUntil },
        )
      ).affected === 1
    );
  }

  async releaseStart(id: number): Promise<void> {
    await this.payments.update({ id, checkoutUrl: IsNull() }, { startingUntil: null });
  }

  /** Stores the provider's page, unless there is one already. */
  async keepCheckout(id: number, columns: Pick<Payment, 'checkoutUrl'> & Partial<Payment>): Promise<void> {
    await this.payments.update({ id, checkoutUrl: IsNull() }, { ...columns, startingUntil: null });
  }
}
