import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../platform/auth/access.ts';
import { FormAnswer, type FormOptions, invalidOrLater } from '../../platform/http/form-answer.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { ContactReceipt, ContactRequest } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

const formOptions: FormOptions<ContactReceipt> = {
  page: '/contact',
  anchor: 'message',
  done: () => ({ message: 'sent' }),
  refused: invalidOrLater('message'),
  description: 'a redirect to `/contact` with `message=sent`, `invalid` (and `fields=email,message`) or `later`',
};

@ApiTags('Contact')
@Controller('contact')
@Public()
@RateClass('form')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Idempotent()
  @FormAnswer(formOptions)
  @ApiOperation({
    operationId: 'sendContactMessage',
    summary: 'Send a message to the office; it is kept for 24 months',
  })
  @ApiCreatedResponse({ type: ContactReceipt, description: 'The message is stored' })
  send(@Body() request: ContactRequest, @PageLanguage() language: TranslationLanguage | null): Promise<ContactReceipt> {
    return this.contact.send(request, language);
  }
}
