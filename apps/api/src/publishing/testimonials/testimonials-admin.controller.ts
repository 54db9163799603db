import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { ContentBulkRequest, ContentBulkResponse } from '../content/content.dto.ts';
import { TestimonialExportQuery, TestimonialRequest, TestimonialResponse } from './testimonial.dto.ts';
import { TestimonialsService } from './testimonials.service.ts';

@ApiTags('Testimonials')
@Controller('testimonials')
@Permission('testimonials.manage')
export class TestimonialsAdminController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get('export.csv')
  @CsvFile('testimonials')
  @ApiOperation({
    operationId: 'exportTestimonials',
    summary: 'All testimonies that match as a spreadsheet, in the order of the list',
  })
  exportCsv(@Query() query: TestimonialExportQuery): AsyncGenerator<string> {
    return this.testimonials.exportCsv(query);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateTestimonial',
    summary: 'Change a testimony, or verify it; 409 VERSION_CONFLICT when someone else has changed it since',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The testimony as it is now' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: TestimonialRequest): Promise<TestimonialResponse> {
    return this.testimonials.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteTestimonial', summary: 'Delete a testimony; for thirty days it can be restored' })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The testimony, now deleted' })
  delete(@Param('id', IdPipe) id: number): Promise<TestimonialResponse> {
    return this.testimonials.delete(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreTestimonial', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The testimony as it was before it was deleted' })
  restore(@Param('id', IdPipe) id: number): Promise<TestimonialResponse> {
    return this.testimonials.restore(id);
  }

  @Post(':id/duplicate')
  @ApiOperation({
    operationId: 'duplicateTestimonial',
    summary: "Copy a testimony as an unverified one with '(Copy)' after the name",
  })
  @ApiCreatedResponse({ type: TestimonialResponse, description: 'The copy' })
  duplicate(@Param('id', IdPipe) id: number): Promise<TestimonialResponse> {
    return this.testimonials.duplicate(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeTestimonials',
    summary: 'Do one thing to several testimonies (`publish` verifies), or to none if any of them is unknown',
  })
  @ApiOkResponse({ type: ContentBulkResponse, description: 'How many were changed' })
  @ApiErrors(404)
  bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.testimonials.bulk(request);
  }
}
