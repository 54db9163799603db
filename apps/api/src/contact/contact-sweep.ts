import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

/** Messages are kept for 24 months, and deleted ones for thirty days: no longer than they are of use to anybody. */
@Injectable()
export class ContactSweep {
  constructor(
    sweeps: Sweeps,
    private readonly messages: ContactMessagesRepository,
  ) {
    sweeps.add('Old contact messages', (now) => this.sweep(now));
  }

  /** Answers how many messages were removed. */
  sweep(now: Date): Promise<number> {
    return this.messages.removeOld(keptUntil.restorable(now), keptUntil.correspondence(now));
  }
}
