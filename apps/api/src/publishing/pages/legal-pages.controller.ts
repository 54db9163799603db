import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import { TranslatedSettings } from '../../platform/site-settings/translated-settings.service.ts';
import { legalPage } from './legal-page.ts';
import { LegalPageResponse } from './legal-pages.dto.ts';

@ApiTags('Site settings')
@Controller('site')
@Public()
export class LegalPagesController {
  constructor(private readonly settings: TranslatedSettings) {}

  @Get('privacy-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getPrivacyPage', summary: 'Get the privacy policy' })
  @ApiOkResponse({ type: LegalPageResponse, description: 'The text of the office, or the standard words' })
  privacy(): LegalPageResponse {
    return legalPage('privacyTexts', this.settings.get(), this.settings.untranslated('privacyTexts'));
  }

  @Get('terms-page')
  @CachedResponse(siteTopic)
  @ApiOperation({ operationId: 'getTermsPage', summary: 'Get the terms of service' })
  @ApiOkResponse({ type: LegalPageResponse, description: 'The text of the office, or the standard words' })
  terms(): LegalPageResponse {
    return legalPage('termsTexts', this.settings.get(), this.settings.untranslated('termsTexts'));
  }
}
