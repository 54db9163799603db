import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { TestimonialsAdminController } from './testimonials-admin.controller.ts';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';
import { TestimonialPersonalData } from './testimonial-personal-data.ts';

@Module({
  imports: [AuditModule, ContentModule],
  controllers: [TestimonialsController, TestimonialsAdminController],
  providers: [TestimonialsRepository, TestimonialsService, TestimonialPersonalData],
  exports: [TestimonialsService],
})
export class TestimonialsModule {}
