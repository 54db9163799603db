import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given to a scan of an event. Transactions lock this row, so that no number becomes visible after a higher one. */
@Entity('check_in_counters')
export class CheckInCounter {
  @PrimaryColumn('integer')
  eventId: number;

  @Column('integer')
  lastNumber: number;
}
