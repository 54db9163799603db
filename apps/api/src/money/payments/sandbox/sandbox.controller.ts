import { Body, Controller, Get, Param, Post, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.ts';
import { PlainPage } from '../../../platform/http/plain-page.ts';
import { RateClass } from '../../../platform/rate-limits/rate-class.ts';
import { SiteSettingsService } from '../../../platform/site-settings/site-settings.service.ts';
import { SandboxChoiceRequest } from './sandbox.dto.ts';
import { SandboxPayments } from './sandbox-payments.ts';

/** The page that a real provider would have on its own server; not part of the API. */
@ApiExcludeController()
@Controller('sandbox-checkout')
@Public()
@RateClass('public')
export class SandboxController {
  constructor(
    private readonly sandbox: SandboxPayments,
    private readonly settings: SiteSettingsService,
  ) {}

  @Get(':id')
  @PlainPage()
  page(@Param('id') id: string): Promise<string> {
    return this.sandbox.page(id, this.settings.current.identity.name);
  }

  @Post(':id')
  @Redirect('/', 303)
  async choose(@Param('id') id: string, @Body() choice: SandboxChoiceRequest): Promise<{ url: string }> {
    return { url: await this.sandbox.choose(id, choice) };
  }
}
