import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is counted of the visits, and what `name` says of it. */
export const metrics = [
  /** Pages shown: the path. */
  'page',
  /** Pages that somebody came to from elsewhere. */
  'visit',
  /** Visits by a link of another site: its host. */
  'referrer',
  /** Pages shown with few bytes. */
  'page-saving',
  /** Bytes that went out: the sort of answer. */
  'bytes',
  /** The same to visitors who save data. */
  'bytes-saving',
  /** Recordings begun: the file. */
  'play',
  /** Bytes of recordings that went to players: the file. */
  'play-bytes',
  /** Files saved: the file. */
  'download',
  /** The most who watched a broadcast at the same time. */
  'viewers',
] as const;
export type Metric = (typeof metrics)[number];

/** One figure of one day. Says nothing about any visitor. */
@Entity('visit_counts')
export class VisitCount {
  @PrimaryColumn('varchar', { length: 20 })
  metric: Metric;

  /** In Kampala. */
  @PrimaryColumn('date')
  day: string;

  /** Empty where the metric has one figure a day. */
  @PrimaryColumn('varchar', { length: 120 })
  name: string;

  /** Whole; an INTEGER of MariaDB would not hold the bytes of a day. */
  @Column('double')
  amount: number;
}
