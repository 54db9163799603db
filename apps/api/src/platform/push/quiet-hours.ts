import { Injectable } from '@nestjs/common';
import { afterQuietHours } from '@ministry/domain';

/** The hours in which no device is notified; a provider of its own, so that tests do not depend on the hour. */
@Injectable()
export class QuietHours {
  /** When a notification of this moment may leave: the moment itself, or the end of the quiet hours. */
  endOf(moment: Date): Date {
    return afterQuietHours(moment);
  }

  areAt(moment: Date): boolean {
    return this.endOf(moment) > moment;
  }
}
