import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteSettings } from '@ministry/domain';

/** A part of the settings, which is changed as a whole. */
export type SettingsPart = keyof SiteSettings;

/** The site settings, one row for each part. */
@Entity('site_settings')
export class SiteSetting {
  @PrimaryColumn('varchar', { length: 20 })
  part: SettingsPart;

  @Column('simple-json')
  value: object;

  /** Increases by one with each change. */
  @Column('integer')
  version: number;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;

  /** User name of the account that changed the part last; null for the first settings of a new site. */
  @Column('varchar', { length: 40, nullable: true })
  updatedBy: string | null;
}
