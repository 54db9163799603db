import { Body, Controller, Get, Header, Param, Post, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/auth/access.ts';
import { plainPagePolicy } from '../../common/http/plain-page.ts';
import { RateClass } from '../../common/http/rate-class.ts';
import { SandboxDesk } from './sandbox-desk.ts';
import { SandboxChoiceRequest } from './sandbox.dto.ts';

/** A page that a provider would have on a server of its own: no part of the API. */
@ApiExcludeController()
@Controller('sandbox-checkout')
@Public()
@RateClass('public')
export class SandboxController {
  constructor(private readonly desk: SandboxDesk) {}

  @Get(':id')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', plainPagePolicy)
  page(@Param('id') id: string): Promise<string> {
    return this.desk.page(id);
  }

  @Post(':id')
  @Redirect('/', 303)
  async choose(@Param('id') id: string, @Body() choice: SandboxChoiceRequest): Promise<{ url: string }> {
    return { url: await this.desk.choose(id, choice) };
  }
}
