import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { FormAnswer, type FormWay, invalidOrLater } from '../../platform/http/form-answer.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { PrayerReceipt, PrayerRepliesResponse, PrayerSubmission } from './prayer.dto.ts';
import { PrayerService } from './prayer.service.ts';

/** The code is all that a person without a script can take along; it opens replies, not the request. */
const formWay: FormWay<PrayerReceipt> = {
  page: '/contact',
  anchor: 'prayer',
  done: ({ replyCode }) => ({ prayer: 'sent', code: replyCode }),
  refused: invalidOrLater('prayer'),
  description: '`/contact` with `prayer=sent&code=CODE`, `invalid` (and `fields=request`) or `later`',
};

@ApiTags('Prayer')
@Controller('prayer-requests')
@Public()
@RateClass('form')
export class PrayerController {
  constructor(private readonly prayer: PrayerService) {}

  @Post()
  @Idempotent()
  @FormAnswer(formWay)
  @ApiOperation({ operationId: 'submitPrayerRequest', summary: 'Ask for prayer; kept for 24 months' })
  @ApiCreatedResponse({ type: PrayerReceipt, description: 'The request has come; its reply code is told this once' })
  @ApiErrors(400, 401, 403, 409, 413, 415, 422)
  submit(@Body() request: PrayerSubmission): Promise<PrayerReceipt> {
    return this.prayer.submit(request);
  }

  @Get('replies/:code')
  @RateClass('code')
  @ApiOperation({ operationId: 'listPrayerReplies', summary: 'The replies to one request, for whoever has its code' })
  @ApiOkResponse({ type: PrayerRepliesResponse, description: 'The replies so far' })
  @ApiErrors(401, 404)
  replies(@Param('code') code: string): Promise<PrayerRepliesResponse> {
    return this.prayer.replies(code);
  }
}
