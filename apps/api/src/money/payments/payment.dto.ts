import { ApiProperty } from '@nestjs/swagger';
import {
  type PayingBy,
  payingBySlugs,
  type PaymentProviderName,
  paymentProviders,
  type PaymentState,
  paymentStates,
} from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { OneOf, TextField } from '../../platform/validation/fields.ts';
import type { PayableName, Payment } from './payment.entity.ts';
import type { PaymentProvider } from './payment-provider.ts';

const payables: PayableName[] = ['donation', 'order'];
const statuses = ['all', ...paymentStates] as const;
const yesNo = ['true', 'false'] as const;

/** A payment provider that visitors can choose. */
export class PaymentMethodResponse {
  @ApiProperty({
    enum: paymentProviders,
    description: 'Name for the path of `POST /api/create-{provider}-payment`',
    example: 'sandbox',
  })
  provider: PaymentProviderName;
  /** Name of the provider, as payers see it. @example 'Test payment' */
  title: string;
  @ApiProperty({
    enum: payingBySlugs,
    isArray: true,
    description: 'Ways of paying on the page of the provider',
    example: ['card', 'mobile-money'],
  })
  ways: PayingBy[];
  /** Whether a telephone number is required for mobile money. @example false */
  wantsPhone: boolean;
  /** Whether payments are only tests, with which no money moves. @example true */
  isTest: boolean;
}

export class PaymentMethodsResponse {
  @ApiProperty({ type: 'integer', description: 'Shillings per dollar', example: 3700 })
  rate: number;
  /** Providers that can be chosen; empty if nothing can be paid online at present. */
  methods: PaymentMethodResponse[];
}

/** The status of a payment, for anyone who knows its reference; without data about the payer. */
export class PaymentResponse {
  /** Reference of the payment, known to the provider and the payer. @example 'FW7K2QW9XH4MB8RTNE5VYCDA3P' */
  reference: string;
  @ApiProperty({ enum: payables, description: 'A gift, or an order of the store', example: 'donation' })
  purpose: PayableName;
  @ApiProperty({ enum: paymentStates, description: 'Payment status', example: 'completed' })
  status: PaymentState;
  @ApiProperty({ type: 'integer', description: 'Amount in whole shillings', example: 92500 })
  amount: number;
  @ApiProperty({ enum: ['UGX'], description: 'Currency of the amount: Ugandan shillings', example: 'UGX' })
  currency: 'UGX';
  @ApiProperty({ enum: paymentProviders, description: 'Provider of the payment', example: 'sandbox' })
  provider: PaymentProviderName;
  @ApiProperty({
    enum: payingBySlugs,
    nullable: true,
    description: 'Way of paying that the payer has chosen; null if the payer was not asked',
    example: 'mobile-money',
  })
  method: PayingBy | null;
  /** Whether the payment is only a test, with which no money moves. @example true */
  isTest: boolean;
  @CreatedAt()
  createdAt: string;
}

export class PaymentListQuery extends PageQuery {
  @StatusFilter(statuses, { example: 'pending' })
  status: (typeof statuses)[number] = 'all';

  @OneOf(payables, { optional: true, description: 'Return only payments for this purpose', example: 'donation' })
  purpose?: PayableName;

  @OneOf(yesNo, {
    optional: true,
    description: 'Return only payments whose money does not match and that wait for the office, or only the others',
    example: 'true',
  })
  needsReview?: (typeof yesNo)[number];

  @TextField({
    max: 100,
    optional: true,
    description:
      'Words in the name, address or phone number of the payer, in a reference, the id at the provider or its receipt number',
    example: 'FW7K2Q',
  })
  search?: string;
}

export class PayerResponse {
  /** Name of the payer. @example 'Grace Nakato' */
  name: string;
  /** E-mail address of the payer. @example 'grace@example.org' */
  email: string;
  @NullableText('Phone number of the payer; null if none was given', '+256772123456')
  phone: string | null;
}

/** A payment as the office sees it. */
export class PaymentRecordResponse extends PaymentResponse {
  @RowId(12)
  id: number;
  @ApiProperty({ type: 'integer', description: 'Id of the donation or order', example: 7 })
  subjectId: number;
  @ApiProperty({ type: 'integer', description: 'Shillings per dollar on that day', example: 3700 })
  rate: number;
  @NullableText('Id of the payment at the provider', 'b945e4af-80a5-4ec1-8706-e03f8332fb04')
  providerId: string | null;
  @NullableText('Receipt number of the provider', '6513008693186320103009')
  receipt: string | null;
  @NullableText('Why it failed, or what to look at', 'Unable to authorise the card')
  remark: string | null;
  @ApiProperty({
    description: 'Whether the received money does not match and the office has not settled it yet',
    example: false,
  })
  needsReview: boolean;
  @DateTime('When it entered its current status, UTC', '2026-11-21T09:01:30.000Z')
  movedAt: string;
  @NullableDateTime('When the provider is asked next, UTC; null if it is not asked again', null)
  nextCheckAt: string | null;
  @ApiProperty({ type: PayerResponse, description: 'The payer' })
  payer: PayerResponse;
}

export const toPaymentMethod = ({ name, title, ways, wantsPhone, isTest }: PaymentProvider): PaymentMethodResponse => ({
  provider: name,
  title,
  ways: [...ways],
  wantsPhone,
  isTest,
});

export const toPaymentResponse = ({
  reference,
  purpose,
  status,
  amount,
  provider,
  method,
  isTest,
  createdAt,
}: Payment): PaymentResponse => ({
  reference,
  purpose,
  status,
  amount,
  currency: 'UGX',
  provider,
  method,
  isTest,
  createdAt: createdAt.toISOString(),
});

export const toPaymentRecord = (payment: Payment, payer: PayerResponse): PaymentRecordResponse => ({
  ...toPaymentResponse(payment),
  id: payment.id,
  subjectId: payment.subjectId,
  rate: payment.rate,
  providerId: payment.providerId,
  receipt: payment.receipt,
  remark: payment.remark,
  needsReview: payment.needsReview,
  movedAt: payment.movedAt.toISOString(),
  nextCheckAt: payment.nextCheckAt?.toISOString() ?? null,
  payer: { name: payer.name, email: payer.email, phone: payer.phone },
});
