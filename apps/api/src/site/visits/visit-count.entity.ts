import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is counted; after the colon, the meaning of `name`. */
export const metrics = [
  /** Pages shown: the path. */
  'page',
  /** Pages that were opened from outside this site. */
  'visit',
  /** Visits by a link of another site: its host. */
  'referrer',
  /** Pages shown to visitors who save data. */
  'page-saving',
  /** Bytes sent: the sort of response. */
  'bytes',
  /** Bytes sent to visitors who save data: the sort of response. */
  'bytes-saving',
  /** Recordings that players have started: the file. */
  'play',
  /** Bytes of recordings sent to players: the file. */
  'play-bytes',
  /** Files saved: the file. */
  'download',
  /** The highest number of people who watched a broadcast at the same time. */
  'viewers',
] as const;
export type Metric = (typeof metrics)[number];

/** One figure of one day. Says nothing about any visitor. */
@Entity('visit_counts')
export class VisitCount {
  @PrimaryColumn('varchar', { length: 20 })
  metric: Metric;

  /** Calendar day in Kampala. */
  @PrimaryColumn('date')
  day: string;

  /** Empty where the metric has one figure a day. */
  @PrimaryColumn('varchar', { length: 120 })
  name: string;

  /** A whole number; an INTEGER column of MariaDB is too small for the bytes of a day. */
  @Column('double')
  amount: number;
}
