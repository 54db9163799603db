import { Injectable } from '@nestjs/common';
import { afterQuietHours } from '@ministry/domain';

/** The hours in which no device is notified. It is a separate provider so that tests do not depend on the time of day. */
@Injectable()
export class QuietHours {
  /** Earliest time to send a notification: the given time, or the end of the quiet hours. */
  endOf(moment: Date): Date {
    return afterQuietHours(moment);
  }

  areAt(moment: Date): boolean {
    return this.endOf(moment) > moment;
  }
}
