import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { FirstContent } from '../../platform/seed/first-content.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { GalleriesController } from './galleries.controller.ts';
import { GalleriesRepository } from './galleries.repository.ts';
import { galleriesSeed } from './galleries.seed.ts';
import { GalleriesService } from './galleries.service.ts';
import { GalleryHistory } from './gallery-history.ts';
import { Photo } from './photo.entity.ts';
import { PhotoChangesService } from './photo-changes.service.ts';
import { PhotoGallery } from './photo-gallery.entity.ts';
import { PhotoRemoval } from './photo-removal.ts';
import { PhotoUploadsService } from './photo-uploads.service.ts';
import { PhotosController } from './photos.controller.ts';
import { PhotosRepository } from './photos.repository.ts';
import { PhotosService } from './photos.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Photo, PhotoGallery]), SeedModule, AuditModule, UploadsModule],
  controllers: [GalleriesController, PhotosController],
  providers: [
    GalleriesRepository,
    PhotosRepository,
    GalleriesService,
    PhotosService,
    PhotoUploadsService,
    PhotoChangesService,
    PhotoRemoval,
    GalleryHistory,
  ],
  exports: [GalleriesService],
})
export class GalleriesModule {
  constructor(
    seeder: Seeder,
    retention: Retention,
    firstContent: FirstContent,
    galleries: GalleriesService,
    photos: PhotoRemoval,
  ) {
    seeder.register(galleriesSeed);
    firstContent.register({
      heading: 'Albums',
      list: (moments) => galleries.listSeeded(moments),
      remove: async (ids) => {
        for (const id of ids) await galleries.delete(id);
      },
    });
    retention.add({
      records: 'Deleted albums and photos',
      after: 'deleted',
      outcome: 'removed',
      apply: (before) => photos.removeDeletedBefore(before),
    });
  }
}
