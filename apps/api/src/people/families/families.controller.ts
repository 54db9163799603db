import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Permission, Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { FormAnswer, type FormOptions, invalidOrLater } from '../../platform/http/form-answer.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { OfSection } from '../../platform/site-settings/section-guard.ts';
import { FamiliesService } from './families.service.ts';
import { FamiliesAdminService } from './families-admin.service.ts';
import {
  FamilyBulkRequest,
  FamilyBulkResponse,
  FamilyFilter,
  FamilyListQuery,
  FamilyReceipt,
  FamilyRequest,
  FamilyResponse,
  FamilyUpdateRequest,
} from './family.dto.ts';
import { FamilyMapResponse } from './family-map.dto.ts';

const formOptions: FormOptions<FamilyReceipt> = {
  page: '/family-registration',
  anchor: 'family',
  done: () => ({ family: 'registered' }),
  refused: invalidOrLater('family'),
  lists: ['familyMembers'],
  description:
    'a redirect to `/family-registration` with `family=registered`, `invalid` (and `fields=familyMembers.1.firstName`) or `later`. The fields of the members are `familyMembers.0.firstName` and so on',
};

@ApiTags('Families')
@Controller('families')
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly admin: FamiliesAdminService,
  ) {}

  @Post()
  @Public()
  @OfSection('families')
  @RateClass('form')
  @Idempotent()
  @FormAnswer(formOptions)
  @ApiOperation({ operationId: 'registerFamily', summary: 'Register a family; it is kept until it is withdrawn' })
  @ApiCreatedResponse({ type: FamilyReceipt, description: 'The family is registered' })
  @ApiErrors(404)
  register(
    @Body() request: FamilyRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<FamilyReceipt> {
    return this.families.register(request, language);
  }

  @Get()
  @Permission('families.manage')
  @Paged(FamilyResponse)
  @ApiOperation({ operationId: 'listFamilies', summary: 'List registered families, newest first' })
  list(@Query() query: FamilyListQuery): Promise<Page<FamilyResponse>> {
    return this.admin.list(query);
  }

  @Get('export.csv')
  @Permission('families.manage')
  @CsvFile('families')
  @ApiOperation({ operationId: 'exportFamilies', summary: 'Export registered families as CSV' })
  exportCsv(@Query() filter: FamilyFilter): AsyncGenerator<string> {
    return this.admin.exportCsv(filter);
  }

  @Get('map')
  @Permission('families.manage')
  @ApiOperation({
    operationId: 'mapFamilies',
    summary: 'List where the families live that have given their place on the map',
  })
  @ApiOkResponse({
    type: FamilyMapResponse,
    description: 'The families that have given their place, and how many have not',
  })
  map(@Query() filter: FamilyFilter): Promise<FamilyMapResponse> {
    return this.admin.map(filter);
  }

  @Get(':id')
  @Permission('families.manage')
  @ApiOperation({ operationId: 'getFamily', summary: 'Get one family; a deleted one as long as it can be restored' })
  @ApiOkResponse({ type: FamilyResponse, description: 'The family' })
  get(@Param('id', IdPipe) id: number): Promise<FamilyResponse> {
    return this.admin.get(id);
  }

  @Put(':id')
  @Permission('families.manage')
  @ApiOperation({
    operationId: 'updateFamily',
    summary: 'Mark a family active or inactive, or correct its data',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: FamilyResponse, description: 'The updated family' })
  update(@Param('id', IdPipe) id: number, @Body() request: FamilyUpdateRequest): Promise<FamilyResponse> {
    return this.admin.update(id, request);
  }

  @Post('bulk')
  @Permission('families.manage')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeFamilies',
    summary: 'Mark, delete, restore or export several families, or none if any id is unknown',
  })
  @ApiOkResponse({ type: FamilyBulkResponse, description: 'Number of changed items; for an export, the file' })
  @ApiErrors(404)
  bulk(@Body() request: FamilyBulkRequest): Promise<FamilyBulkResponse> {
    return this.admin.bulk(request);
  }

  @Delete(':id')
  @Permission('families.manage')
  @ApiOperation({
    operationId: 'deleteFamily',
    summary: 'Delete a family; it can be restored for thirty days, then it is erased',
  })
  @ApiOkResponse({ type: FamilyResponse, description: 'The deleted family' })
  delete(@Param('id', IdPipe) id: number): Promise<FamilyResponse> {
    return this.admin.delete(id);
  }

  @Post(':id/restore')
  @Permission('families.manage')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreFamily', summary: 'Restore a deleted family' })
  @ApiOkResponse({ type: FamilyResponse, description: 'The restored family' })
  restore(@Param('id', IdPipe) id: number): Promise<FamilyResponse> {
    return this.admin.restore(id);
  }
}
