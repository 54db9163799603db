import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { paymentProviders, type TranslationLanguage } from '@ministry/domain';
import { Public } from '../../platform/auth/access.ts';
import { FormAnswer, type FormOptions, invalidOrLater } from '../../platform/http/form-answer.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import type { Submission } from '../../platform/idempotency/idempotency.service.ts';
import { CurrentSubmission, IdempotencyHeader } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { DonationRequest, DonationResponse } from './donation.dto.ts';
import { DonationsService } from './donations.service.ts';

const formOptions: FormOptions<DonationResponse> = {
  page: '/contact',
  anchor: 'donation',
  done: ({ redirect_url: page }) => page,
  refused: invalidOrLater('donation'),
  description:
    'a redirect to the page of the provider; if there is none, `/contact` with `donation=invalid` (and `fields=amount,donorEmail`) or `later`',
};

@ApiTags('Giving')
@Controller()
@Public()
@RateClass('payment')
export class DonationsController {
  constructor(private readonly donations: DonationsService) {}

  @Post('create-:provider-payment')
  @IdempotencyHeader()
  @FormAnswer(formOptions)
  @ApiOperation({
    operationId: 'createDonationPayment',
    summary: 'Begin a gift; the donor pays on the page of the provider',
  })
  @ApiParam({
    name: 'provider',
    enum: paymentProviders,
    description: 'A provider from `GET /api/payments/methods`',
  })
  @ApiCreatedResponse({ type: DonationResponse, description: 'The page on which the donor pays' })
  create(
    @Param('provider') provider: string,
    @Body() request: DonationRequest,
    @CurrentSubmission() submission: Submission | null,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<DonationResponse> {
    return this.donations.create(provider, request, submission, language);
  }
}
