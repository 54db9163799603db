import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';

/**
 * Who came is forgotten 24 months after the event; how many came stays with it. A registration is kept that long because
 * the office invites those again who came to the last conference, and it is held once in a year or two.
 */
@Injectable()
export class RegistrationSweep {
  constructor(
    sweeps: Sweeps,
    private readonly registrations: EventRegistrationsRepository,
  ) {
    sweeps.add('Registrations for events of long ago', (now) => this.sweep(now));
  }

  /** Answers how many registrations were removed. */
  sweep(now: Date): Promise<number> {
    return this.registrations.removeOfEventsOverBefore(keptUntil.correspondence(now));
  }
}
