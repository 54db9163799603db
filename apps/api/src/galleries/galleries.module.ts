import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { GalleriesController } from './galleries.controller.ts';
import { GalleriesRepository } from './galleries.repository.ts';
import { GalleriesService } from './galleries.service.ts';
import { GalleryHistory } from './gallery-history.ts';
import { PhotoChangesService } from './photo-changes.service.ts';
import { PhotoRemoval } from './photo-removal.ts';
import { PhotosController } from './photos.controller.ts';
import { PhotosRepository } from './photos.repository.ts';
import { PhotosService } from './photos.service.ts';

@Module({
  imports: [AuditModule, UploadsModule],
  controllers: [GalleriesController, PhotosController],
  providers: [
    GalleriesRepository,
    PhotosRepository,
    GalleriesService,
    PhotosService,
    PhotoChangesService,
    PhotoRemoval,
    GalleryHistory,
  ],
  exports: [GalleriesService],
})
export class GalleriesModule {}
