import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, Matches, ValidateNested } from 'class-validator';
import { type PushTopic, pushTopics } from '@ministry/domain';
import { withMessage } from '../validation/explained.ts';
import { SomeOf, TextField } from '../validation/fields.ts';
import { pushTexts } from './push.copy.ts';
import type { PushSubscription } from './push-subscription.entity.ts';

const endpointField = {
  min: 1,
  max: 1000,
  description:
    'Address at the push service that the browser got for this device. Anyone who knows it may change the subscription',
  example: 'https://fcm.googleapis.com/fcm/send/dJx0…',
} as const;

/** The keys of `PushSubscription.toJSON()` in a browser (RFC 8291). */
export class PushKeys {
  @TextField({
    min: 1,
    max: 90,
    description: 'Public key of the device: 65 bytes in base64url',
    example: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  })
  @Matches(/^B[\w-]{86}=?$/, withMessage(pushTexts.publicKeyForm))
  p256dh: string;

  @TextField({
    min: 1,
    max: 24,
    description: 'Secret of the device: 16 bytes in base64url',
    example: 'XbY3nPvWq8n0rU5cW1mB2Q',
  })
  @Matches(/^[\w-]{22}(==)?$/, withMessage(pushTexts.secretForm))
  auth: string;
}

/** Subscribes a device, or changes its topics. */
export class PushSubscriptionRequest {
  @TextField(endpointField)
  endpoint: string;

  @ApiProperty({ type: PushKeys, description: 'Keys that the browser got with the endpoint' })
  @IsDefined(withMessage(pushTexts.keysNeeded))
  @IsObject(withMessage(pushTexts.keysForm))
  @ValidateNested()
  @Type(() => PushKeys)
  keys: PushKeys;

  @SomeOf(pushTopics, {
    optional: true,
    description:
      'What to be notified of; if left out, an existing subscription keeps its topics and a new one has none',
    example: ['live', 'sermons'],
  })
  topics?: PushTopic[];
}

/** Identifies a device by its endpoint. */
export class PushEndpointRequest {
  @TextField(endpointField)
  endpoint: string;
}

export class PushSubscriptionResponse {
  @ApiProperty({ enum: pushTopics, isArray: true, description: 'What the device is notified of', example: ['live'] })
  topics: PushTopic[];
}

export class PushKeyResponse {
  @ApiProperty({
    description: 'Public key of this site (VAPID, RFC 8292) with which a browser subscribes, in base64url',
    example: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  })
  publicKey: string;
}

export const toPushSubscriptionResponse = ({
  wantsLive,
  wantsSermons,
}: Pick<PushSubscription, 'wantsLive' | 'wantsSermons'>): PushSubscriptionResponse => ({
  topics: [...(wantsLive ? ['live' as const] : []), ...(wantsSermons ? ['sermons' as const] : [])],
});
