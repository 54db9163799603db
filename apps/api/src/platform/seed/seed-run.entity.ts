import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('seeds')
export class SeedRun {
  @PrimaryColumn('varchar', { length: 80 })
  name: string;

  @Column('datetime', { precision: 3 })
  ranAt: Date;

  /** Who holds a row that exists only while its work runs; null for seeds. */
  @Column('varchar', { length: 36, nullable: true })
  owner: string | null;
}
