import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { FormAnswer, type FormWay, invalidOrLater } from '../common/http/form-answer.ts';
import { RateClass } from '../common/http/rate-class.ts';
import { Idempotent } from '../idempotency/idempotent.ts';
import { ContactReceipt, ContactRequest } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

const formWay: FormWay<ContactReceipt> = {
  page: '/contact',
  anchor: 'message',
  done: () => ({ message: 'sent' }),
  refused: invalidOrLater('message'),
  description: '`/contact` with `message=sent`, `invalid` (and `fields=email,message`) or `later`',
};

@ApiTags('Contact')
@Controller('contact')
@Public()
@RateClass('form')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Idempotent()
  @FormAnswer(formWay)
  @ApiOperation({ operationId: 'sendContactMessage', summary: 'Write to the office; kept for 24 months' })
  @ApiCreatedResponse({ type: ContactReceipt })
  @ApiErrors(400, 401, 403, 409, 413, 415, 422)
  send(@Body() request: ContactRequest): Promise<ContactReceipt> {
    return this.contact.send(request);
  }
}
