import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteSettings } from '@ministry/domain';

/** A part of the settings, which is changed as a whole. */
export type SettingsPart = keyof SiteSettings;

/** What the office says of its church: a row for each part. */
@Entity('site_settings')
export class SiteSetting {
  @PrimaryColumn('varchar', { length: 20 })
  part: SettingsPart;

  @Column('simple-json')
  value: object;

  /** Grows by one with each change. */
  @Column('integer')
  version: number;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** User name of who changed it last; null for what a new site begins with. */
  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;
}
