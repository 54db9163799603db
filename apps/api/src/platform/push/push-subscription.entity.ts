import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TranslationLanguage } from '@ministry/domain';

/** A device that is subscribed to notifications (W3C Push API). No person is stored with it. */
@Entity('push_subscriptions')
@Index('uq_push_subscriptions_endpoint', ['endpointHash'], { unique: true })
export class PushSubscription {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** SHA-256 of the endpoint, because MariaDB cannot index an address of this length. */
  @Column('varchar', { length: 64 })
  endpointHash: string;

  /** Address at which the push service accepts notifications for the device. Anyone who knows it may change the subscription. */
  @Column('varchar', { length: 1000 })
  endpoint: string;

  /** Public key of the device (RFC 8291), base64url. */
  @Column('varchar', { length: 90 })
  p256dh: string;

  /** Secret of the device (RFC 8291), base64url. */
  @Column('varchar', { length: 24 })
  auth: string;

  @Column('boolean')
  wantsLive: boolean;

  @Column('boolean')
  wantsSermons: boolean;

  /** Language of the page on which the device subscribed last; null for the original. */
  @Column('varchar', { length: 3, nullable: true })
  language: TranslationLanguage | null;

  @Column('datetime', { precision: 3 })
  createdAt: Date;
}
