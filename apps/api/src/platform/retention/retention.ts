import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { logFailure } from '../scheduling/log-failure.ts';
import { periodBefore, type RetentionPeriodName, retentionPeriods } from './retention-periods.ts';

const hour = 3_600_000;

/** What happens to records of one kind when their retention period has ended. */
export interface RetentionRule {
  /** Name in docs/retention.md, and in the log when the rule fails: 'Deleted families' */
  records: string;
  after: RetentionPeriodName;
  /** Anonymised: the row stays, its personal data is removed. */
  outcome: 'removed' | 'anonymised';
  /** Applies the outcome to all records older than `before`. Returns how many there were, where that is known. */
  apply: (before: Date, now: Date) => Promise<number | void>;
}

/** Applies the rules that the domains add, at each start and then every hour. */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  private readonly added: RetentionRule[] = [];

  add(...rules: RetentionRule[]): void {
    this.added.push(...rules);
  }

  get rules(): readonly RetentionRule[] {
    return this.added;
  }

  onApplicationBootstrap(): void {
    void this.applyAll();
  }

  /** A rule that fails is applied again an hour later and does not stop the other rules. */
  @Interval(hour)
  async applyAll(): Promise<void> {
    const now = new Date();
    await Promise.all(this.added.map((rule) => logFailure(rule.records, this.apply(rule, now))));
  }

  /** Applies only the rules for these records. Returns how many records there were. */
  async applyTo(records: string, now: Date): Promise<number> {
    let count = 0;
    for (const rule of this.added) if (rule.records === records) count += await this.apply(rule, now);
    return count;
  }

  private async apply({ after, apply }: RetentionRule, now: Date): Promise<number> {
    return (await apply(periodBefore(now, retentionPeriods[after]), now)) ?? 0;
  }
}
