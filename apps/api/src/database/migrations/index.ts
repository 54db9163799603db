import type { MigrationInterface } from 'typeorm';
import { Seeds1700000000000 } from './1700000000000-seeds.ts';
import { Staff1700000001000 } from './1700000001000-staff.ts';
import { Audit1700000002000 } from './1700000002000-audit.ts';
import { Idempotency1700000003000 } from './1700000003000-idempotency.ts';
import { Outbox1700000004000 } from './1700000004000-outbox.ts';
import { Events1700000005000 } from './1700000005000-events.ts';
import { Newsletter1700000006000 } from './1700000006000-newsletter.ts';
import { Content1700000010000 } from './1700000010000-content.ts';
import { Contact1700000013000 } from './1700000013000-contact.ts';
import { Prayer1700000014000 } from './1700000014000-prayer.ts';
import { Families1700000015000 } from './1700000015000-families.ts';
import { Inboxes1700000019000 } from './1700000019000-inboxes.ts';
import { StreamConfigs1700000023000 } from './1700000023000-stream-configs.ts';
import { Live1700000016000 } from './1700000016000-live.ts';
import { WholeSnapshots1700000017001 } from './1700000017001-whole-snapshots.ts';
import { Payments1700000020000 } from './1700000020000-payments.ts';
import { Sandbox1700000022000 } from './1700000022000-sandbox.ts';
import { Store1700000021000 } from './1700000021000-store.ts';
import { Recordings1700000024000 } from './1700000024000-recordings.ts';
import { StandingIndexes1700000017002 } from './1700000017002-standing-indexes.ts';
import { Versions1700000017000 } from './1700000017000-versions.ts';
import { Galleries1700000012000 } from './1700000012000-galleries.ts';
import { AlbumsAndPhotos1700000018000 } from './1700000018000-albums-and-photos.ts';
import { Uploads1700000011000 } from './1700000011000-uploads.ts';

/** In the order they run; never edited once released, only added to. */
export const migrations: (new () => MigrationInterface)[] = [
  Seeds1700000000000,
  Staff1700000001000,
  Audit1700000002000,
  Idempotency1700000003000,
  Outbox1700000004000,
  Events1700000005000,
  Newsletter1700000006000,
  Content1700000010000,
  Uploads1700000011000,
  Galleries1700000012000,
  Contact1700000013000,
  Prayer1700000014000,
  Families1700000015000,
  Live1700000016000,
  Versions1700000017000,
  WholeSnapshots1700000017001,
  StandingIndexes1700000017002,
  AlbumsAndPhotos1700000018000,
  Inboxes1700000019000,
  Payments1700000020000,
  Store1700000021000,
  Sandbox1700000022000,
  StreamConfigs1700000023000,
  Recordings1700000024000,
];
