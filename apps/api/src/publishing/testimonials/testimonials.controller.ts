import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { FormAnswer, invalidOrLater } from '../../platform/http/form-answer.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { OfSection } from '../../platform/site-settings/section-guard.ts';
import { TestimonialListQuery, TestimonialRequest, TestimonialResponse } from './testimonial.dto.ts';
import { TestimonialsService } from './testimonials.service.ts';

@ApiTags('Testimonials')
@Controller('testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @Public()
  @CachedResponse('testimonials')
  @Paged(TestimonialResponse)
  @ApiOperation({
    operationId: 'listTestimonials',
    summary: 'List testimonies: verified ones for everyone, others only with `content.read`',
  })
  @ApiErrors(403)
  list(
    @Query() query: TestimonialListQuery,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<Page<TestimonialResponse>> {
    return this.testimonials.list(query, staff);
  }

  @Get(':id')
  @Public()
  @CachedResponse('testimonials')
  @ApiOperation({
    operationId: 'getTestimonial',
    summary: 'Get one testimony; an unverified one only with `content.read`',
  })
  @ApiOkResponse({ type: TestimonialResponse, description: 'The testimony' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<TestimonialResponse> {
    return this.testimonials.get(id, staff);
  }

  @Post()
  @Public()
  @OfSection('community')
  @RateClass('form')
  // The lowest of these decorators is the outermost interceptor.
  @Idempotent()
  @FormAnswer({
    page: '/community',
    anchor: 'testimony',
    done: () => ({ testimony: 'sent' }),
    refused: invalidOrLater('testimony'),
    description: 'a redirect to `/community` with `testimony=sent`, `invalid` or `later`',
  })
  @ApiOperation({
    operationId: 'createTestimonial',
    summary: 'Submit a testimony; it waits for verification by the office unless an admin sends it as verified',
  })
  @ApiCreatedResponse({ type: TestimonialResponse, description: 'The created testimony' })
  @ApiErrors(404)
  create(@Body() request: TestimonialRequest, @CurrentStaff() staff: Staff | undefined): Promise<TestimonialResponse> {
    return this.testimonials.create(request, staff);
  }
}
