import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import {
  type GivingCategory,
  givingCategorySlugs,
  parseCents,
  type PayingBy,
  payingBySlugs,
  paymentLimits,
  paymentProviders,
  toShillings,
} from '@ministry/domain';
import { invalid } from '../../platform/errors/domain-error.ts';
import { withMessage } from '../../platform/validation/explained.ts';
import { EmailAddress, OneOf, PhoneNumber, TextField } from '../../platform/validation/fields.ts';
import { donationTexts } from './donations.copy.ts';

const units = ['UGX', 'USD'] as const;
const { least, most } = paymentLimits;

/** A number, or the digits that a plain HTML form sends. */
const Amount = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      oneOf: [
        { type: 'integer', minimum: least, maximum: most },
        { type: 'string', pattern: '^[1-9]\\d{0,6}$' },
      ],
      description: 'Whole shillings, as a number; a plain HTML form may send text, and dollars with `unit`',
      example: 92500,
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    ValidateBy(
      {
        name: 'amount',
        validator: {
          validate: (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
        },
      },
      withMessage(donationTexts.wrongAmount),
    ),
  );

/** A gift to be made (DATA-28). */
export class DonationRequest {
  @Amount()
  amount: number | string;

  @OneOf(units, {
    optional: true,
    description: 'Unit of the amount from a plain HTML form; default: shillings',
    example: 'UGX',
  })
  unit?: (typeof units)[number];

  @OneOf(['UGX'], { optional: true, description: 'Currency of the payment', example: 'UGX' })
  currency?: 'UGX';

  @TextField({
    max: paymentLimits.description,
    optional: true,
    description: 'Description in the form; the page of the provider describes the gift by its category',
    example: 'Donation - general',
  })
  description?: string;

  @OneOf(givingCategorySlugs, { description: 'Purpose of the gift', example: 'general' })
  category: GivingCategory;

  @OneOf(payingBySlugs, {
    optional: true,
    description: 'Way of paying that the donor has chosen',
    example: 'mobile-money',
  })
  method?: PayingBy | null;

  @OneOf(paymentProviders, {
    optional: true,
    description: 'Sent by plain HTML forms; ignored, because the path decides',
    example: 'sandbox',
  })
  provider?: string;

  @TextField({ max: paymentLimits.name, optional: true, description: 'Default: Anonymous', example: 'Grace Nakato' })
  donorName?: string | null;

  @EmailAddress({
    max: paymentLimits.email,
    description: 'E-mail address for the receipt',
    example: 'grace@example.org',
  })
  donorEmail: string;

  @PhoneNumber({
    max: paymentLimits.phone,
    optional: true,
    description: 'Phone number to pay with, for mobile money if the provider requires it',
  })
  donorPhone?: string | null;
}

/** The page on which the donor pays. */
export class DonationResponse {
  @ApiProperty({
    description: "Address of the provider's page",
    example: 'http://localhost:3000/sandbox-checkout/FW7K2QW9XH4MB8RTNE5VYCDA3P',
  })
  redirect_url: string;

  @ApiProperty({
    description: 'Reference of the payment; `GET /api/payments/{reference}` returns its state',
    example: 'FW7K2QW9XH4MB8RTNE5VYCDA3P',
  })
  order_id: string;
}

/** The amount to collect, in whole shillings. @param rate shillings for a dollar @throws DomainError 400 */
export function shillingsOf({ amount, unit }: Pick<DonationRequest, 'amount' | 'unit'>, rate: number): number {
  const hundredths = parseCents(String(amount));
  const isWholeNumber = hundredths !== null && hundredths % 100 === 0;
  const shillings =
    unit === 'USD' && hundredths !== null ? toShillings(hundredths, rate) : isWholeNumber ? hundredths / 100 : 0;
  if (shillings < least) throw invalid({ amount: donationTexts.wrongAmount });
  if (shillings > most) throw invalid({ amount: donationTexts.tooMuch({ most: most.toLocaleString('en-GB') }) });
  return shillings;
}
