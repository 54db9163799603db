import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('seeds')
export class SeedRun {
  @PrimaryColumn('varchar', { length: 80 })
  name: string;

  @Column('datetime', { precision: 3 })
  ranAt: Date;
}
