import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { longBody } from '../../platform/http/body-parsers.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { TranslationChangesService } from './translation-changes.service.ts';
import { TranslationImportService } from './translation-import.service.ts';
import {
  TranslationImportRequest,
  TranslationImportResponse,
  TranslationListQuery,
  TranslationProgressResponse,
  TranslationQuery,
  TranslationRequest,
  TranslationResponse,
} from './translations.dto.ts';
import { TranslationsListService } from './translations-list.service.ts';

@ApiTags('Translations')
@Controller('translations')
@Permission('site.write')
export class TranslationsController {
  constructor(
    private readonly texts: TranslationsListService,
    private readonly changes: TranslationChangesService,
    private readonly imports: TranslationImportService,
  ) {}

  @Get()
  @Paged(TranslationResponse)
  @ApiOperation({
    operationId: 'listTranslations',
    summary: 'List texts with their translations into a language, by kind and item',
    description: 'A text that occurs several times in an item is listed once. Archived and deleted items are left out.',
  })
  list(@Query() query: TranslationListQuery): Promise<Page<TranslationResponse>> {
    return this.texts.list(query);
  }

  @Get('progress')
  @ApiOperation({
    operationId: 'getTranslationProgress',
    summary: 'Get the progress of the translation into each language',
  })
  @ApiOkResponse({ type: [TranslationProgressResponse], description: 'Number of texts by state' })
  progress(): Promise<TranslationProgressResponse[]> {
    return this.texts.progress();
  }

  @Get('export')
  @CsvFile('translations')
  @ApiOperation({
    operationId: 'exportTranslations',
    summary: 'Export the matching texts as CSV, to be filled in and imported',
  })
  exportCsv(@Query() query: TranslationQuery): AsyncGenerator<string> {
    return this.texts.exportCsv(query);
  }

  @Put()
  @ApiOperation({
    operationId: 'saveTranslation',
    summary: 'Store a translation; a checked one is shown at once',
    description:
      'Replaces the existing one. A draft is not shown to visitors; next to a checked translation it waits, and visitors read the checked one until the draft is checked. A draft that is empty or equal to the checked translation removes the waiting draft. Returns 409 ORIGINAL_CHANGED if the original is no longer `source`, and TRANSLATION_CHANGED if the translation is not `replaces`. Variables must be those of the original.',
  })
  @ApiOkResponse({ type: TranslationResponse, description: 'The text with its translation' })
  @ApiErrors(404, 409)
  save(@Body() request: TranslationRequest): Promise<TranslationResponse> {
    return this.changes.save(request);
  }

  @Post('import')
  @HttpCode(200)
  @RateClass('bulk')
  @RouteConfig(longBody)
  @ApiOperation({
    operationId: 'importTranslations',
    summary: 'Import the translations of a CSV file in one transaction',
    description:
      'The columns are those of the export. Rows that cannot be stored are listed and left out; rows without a translation change nothing.',
  })
  @ApiOkResponse({
    type: TranslationImportResponse,
    description: 'What was stored, or would be stored, and what was refused',
  })
  import(@Body() request: TranslationImportRequest): Promise<TranslationImportResponse> {
    return this.imports.import(request);
  }
}
