import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { ContentModule } from '../content/content.module.ts';
import { TestimonialEntity } from './testimonial.entity.ts';
import { TestimonialPersonalData } from './testimonial-personal-data.ts';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { testimonialsSeed } from './testimonials.seed.ts';
import { TestimonialsService } from './testimonials.service.ts';
import { TestimonialsAdminController } from './testimonials-admin.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([TestimonialEntity]), SeedModule, AuditModule, ContentModule],
  controllers: [TestimonialsController, TestimonialsAdminController],
  providers: [TestimonialsRepository, TestimonialsService, TestimonialPersonalData],
  exports: [TestimonialsService],
})
export class TestimonialsModule {
  constructor(seeder: Seeder) {
    seeder.register(testimonialsSeed);
  }
}
