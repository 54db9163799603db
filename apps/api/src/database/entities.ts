import { AnnouncementEntity } from '../announcements/announcement.entity.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { ContactReply } from '../contact/contact-reply.entity.ts';
import { EventEntity } from '../events/event.entity.ts';
import { EventRegistration } from '../events/event-registration.entity.ts';
import { FamilyMember } from '../families/family-member.entity.ts';
import { Family } from '../families/family.entity.ts';
import { PhotoGallery } from '../galleries/photo-gallery.entity.ts';
import { Photo } from '../galleries/photo.entity.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import { LiveState } from '../live/live-state.entity.ts';
import { StreamConfig } from '../live/stream-config.entity.ts';
import { MinistryEntity } from '../ministries/ministry.entity.ts';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.ts';
import { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { PrayerReply } from '../prayer/prayer-reply.entity.ts';
import { PrayerRequest } from '../prayer/prayer-request.entity.ts';
import { Recording } from '../recordings/recording.entity.ts';
import { SermonEntity } from '../sermons/sermon.entity.ts';
import { SignInFailure } from '../staff/sign-in-failure.entity.ts';
import { StaffAccount } from '../staff/staff-account.entity.ts';
import { TestimonialEntity } from '../testimonials/testimonial.entity.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Donation } from '../donations/donation.entity.ts';
import { LedgerEntry } from '../ledger/ledger-entry.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { PaymentNotification } from '../payments/payment-notification.entity.ts';
import { SandboxCheckout } from '../payments/sandbox/sandbox-checkout.entity.ts';
import { Product } from '../products/product.entity.ts';
import { StockMove } from '../products/stock-move.entity.ts';
import { SeedRun } from './seed/seed-run.entity.ts';

/** Every table's entity. A new domain adds its own here. */
export const entities: (new () => object)[] = [
  SeedRun,
  StaffAccount,
  SignInFailure,
  AuditEntry,
  IdempotencyKey,
  OutboxMessage,
  EventEntity,
  EventRegistration,
  SermonEntity,
  MinistryEntity,
  AnnouncementEntity,
  TestimonialEntity,
  NewsletterSubscriber,
  ContactMessage,
  ContactReply,
  PrayerRequest,
  PrayerReply,
  Family,
  FamilyMember,
  LiveState,
  Recording,
  StreamConfig,
  Upload,
  PhotoGallery,
  Photo,
  Payment,
  PaymentNotification,
  SandboxCheckout,
  Donation,
  LedgerEntry,
  Product,
  StockMove,
  Order,
  OrderLine,
  OrderEvent,
];
