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
    summary: 'Export all matching testimonies as CSV, in the order of the list',
  })
  exportCsv(@Query() query: TestimonialExportQuery): AsyncGenerator<string> {
    return this.testimonials.exportCsv(query);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateTestimonial',
    summary: 'Update a testimony, or verify it; 409 VERSION_CONFLICT if somebody else has changed it since',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The updated testimony' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: TestimonialRequest): Promise<TestimonialResponse> {
    return this.testimonials.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteTestimonial', summary: 'Delete a testimony; it can be restored for thirty days' })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The deleted testimony' })
  delete(@Param('id', IdPipe) id: number): Promise<TestimonialResponse> {
    return this.testimonials.delete(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreTestimonial', summary: 'Restore a deleted testimony' })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The restored testimony, verified or not as before' })
  restore(@Param('id', IdPipe) id: number): Promise<TestimonialResponse> {
    return this.testimonials.restore(id);
  }

  @Post(':id/duplicate')
  @ApiOperation({
    operationId: 'duplicateTestimonial',
    summary: "Duplicate a testimony as an unverified one with '(Copy)' after the name",
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
    summary: 'Apply an action to several testimonies (`publish` verifies), or to none if any id is unknown',
  })
  @ApiOkResponse({ type: ContentBulkResponse, description: 'Number of changed items' })
  @ApiErrors(404)
  bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.testimonials.bulk(request);
  }
}
