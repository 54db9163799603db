import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given to a scan of an event. Its row is what transactions wait for, so that no number appears after a higher one. */
@Entity('check_in_counters')
export class CheckInCounter {
  @PrimaryColumn('integer')
  eventId: number;

  @Column('integer')
  lastNumber: number;
}
