import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../platform/auth/access.ts';
import { FormAnswer, type FormOptions } from '../../platform/http/form-answer.ts';
import { multipartIgnored } from '../../platform/http/multipart.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import { PlainPage } from '../../platform/http/plain-page.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { VisitorPages } from '../../platform/site-settings/visitor-pages.ts';
import { NewsletterSubscriptionRequest, NewsletterSubscriptionResponse } from './newsletter.dto.ts';
import { NewsletterService } from './newsletter.service.ts';
import { unsubscribeConfirmation, unsubscribeQuestion } from './unsubscribe-page.ts';
import { Unsubscriptions } from './unsubscriptions.ts';

const htmlPage = { content: { 'text/html': { schema: { type: 'string' } } } } as const;
const token = {
  name: 'token',
  required: false,
  description: 'Token from a newsletter',
  schema: { type: 'string' },
  example: '0123456789abcdef0123456789abcdef',
} as const;

/** The form is at the foot of every page. */
const formOptions: FormOptions<NewsletterSubscriptionResponse> = {
  page: ({ body }) => body?.returnTo,
  anchor: 'newsletter',
  done: () => ({ newsletter: 'subscribed' }),
  refused: ({ code }) => ({ newsletter: code === 'VALIDATION_FAILED' ? 'invalid' : 'later' }),
  description: 'a redirect to the page with the form, with `newsletter=subscribed`, `invalid` or `later`',
};

@ApiTags('Newsletter')
@Controller('newsletter')
@Public()
@RateClass('form')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly pages: VisitorPages,
  ) {}

  @Post('subscribe')
  @HttpCode(200)
  @Idempotent()
  @FormAnswer(formOptions)
  @ApiOperation({
    operationId: 'subscribeToNewsletter',
    summary: 'Subscribe to the newsletter; the response is the same if the address is already subscribed',
  })
  @ApiOkResponse({
    type: NewsletterSubscriptionResponse,
    description: 'New and returning subscribers get a welcome e-mail',
  })
  async subscribe(
    @Body() { email }: NewsletterSubscriptionRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<NewsletterSubscriptionResponse> {
    await this.newsletter.subscribe(email, language);
    return { message: 'Thank you for subscribing!' };
  }

  @Get('unsubscribe')
  @AnyQuery()
  @PlainPage()
  @ApiOperation({
    operationId: 'askToUnsubscribe',
    summary: 'Get a page that asks for confirmation before it ends a subscription; changes nothing',
  })
  @ApiQuery(token)
  @ApiOkResponse({ ...htmlPage, description: 'A page that asks for confirmation' })
  ask(@PageLanguage() language: TranslationLanguage | null): string {
    return unsubscribeQuestion(this.pages.in(language));
  }

  @Post('unsubscribe')
  @AnyQuery()
  @HttpCode(200)
  @RouteConfig(multipartIgnored)
  @PlainPage()
  @ApiOperation({
    operationId: 'unsubscribeFromNewsletter',
    summary:
      'End a subscription, from the page or from a mail program (RFC 8058); the response is the same for any token',
  })
  @ApiQuery(token)
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiBody({
    required: false,
    schema: {
      type: 'object',
      properties: {
        'List-Unsubscribe': {
          type: 'string',
          enum: ['One-Click'],
          description: 'Sent by mail programs (RFC 8058)',
        },
      },
    },
  })
  @ApiOkResponse({ ...htmlPage, description: 'A page that confirms the end of the subscription' })
  async unsubscribe(
    @Query('token') token: unknown,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<string> {
    await this.unsubscriptions.end(token);
    return unsubscribeConfirmation(this.pages.in(language));
  }
}
