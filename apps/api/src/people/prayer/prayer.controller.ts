import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { FormAnswer, type FormOptions, invalidOrLater } from '../../platform/http/form-answer.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { PrayerReceipt, PrayerRepliesRequest, PrayerRepliesResponse, PrayerSubmission } from './prayer.dto.ts';
import { PrayerService } from './prayer.service.ts';

/** Without JavaScript, the code is all that a person can keep; it gives access to the replies, not to the request. */
const formOptions: FormOptions<PrayerReceipt> = {
  page: '/contact',
  anchor: 'prayer',
  done: ({ replyCode }) => ({ prayer: 'sent', code: replyCode }),
  isSecret: true,
  refused: invalidOrLater('prayer'),
  description: 'the page `/contact` with the reply code, sent directly (200), so that no address contains the code',
};

/** The page with the replies is rendered directly, so that the browser's address never contains the code. */
const repliesFormOptions: FormOptions<PrayerRepliesResponse> = {
  page: ({ body }) => `/contact?${new URLSearchParams({ code: String(body?.code) })}`,
  anchor: 'your-prayers',
  done: () => ({}),
  isSecret: true,
  refused: () => ({}),
  description: 'the page `/contact` with the replies, sent directly (200)',
};

@ApiTags('Prayer')
@Controller('prayer-requests')
@Public()
@RateClass('form')
export class PrayerController {
  constructor(private readonly prayer: PrayerService) {}

  @Post()
  @Idempotent()
  @FormAnswer(formOptions)
  @ApiOperation({ operationId: 'submitPrayerRequest', summary: 'Send a prayer request; it is kept for 24 months' })
  @ApiCreatedResponse({
    type: PrayerReceipt,
    description: 'The request is stored; its reply code is returned only this once',
  })
  submit(@Body() request: PrayerSubmission): Promise<PrayerReceipt> {
    return this.prayer.submit(request);
  }

  @Post('replies')
  @HttpCode(200)
  @RateClass('code')
  @FormAnswer(repliesFormOptions)
  @ApiOperation({
    operationId: 'findPrayerReplies',
    summary: 'Get the replies to one request, for anyone who has its code; the code is not part of any address',
  })
  @ApiOkResponse({ type: PrayerRepliesResponse, description: 'The replies so far' })
  @ApiErrors(404)
  find(@Body() { code }: PrayerRepliesRequest): Promise<PrayerRepliesResponse> {
    return this.prayer.replies(code);
  }

  @Get('replies/:code')
  @RateClass('code')
  @ApiOperation({
    operationId: 'listPrayerReplies',
    summary: 'Get the replies to one request, for anyone who has its code',
  })
  @ApiOkResponse({ type: PrayerRepliesResponse, description: 'The replies so far' })
  replies(@Param('code') code: string): Promise<PrayerRepliesResponse> {
    return this.prayer.replies(code);
  }
}
