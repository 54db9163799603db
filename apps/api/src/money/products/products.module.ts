import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { FirstContent } from '../../platform/seed/first-content.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { Seeder } from '../../platform/seed/seeder.ts';
import { Product } from './product.entity.ts';
import { ProductsController } from './products.controller.ts';
import { ProductsRepository } from './products.repository.ts';
import { productsSeed } from './products.seed.ts';
import { ProductsService } from './products.service.ts';
import { ProductsAdminController } from './products-admin.controller.ts';
import { ProductsAdminService } from './products-admin.service.ts';
import { ProductsImporter } from './products-importer.ts';
import { Stock } from './stock.ts';
import { StockMovement } from './stock-movement.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Product, StockMovement]), SeedModule, AuditModule],
  controllers: [ProductsController, ProductsAdminController],
  providers: [ProductsRepository, ProductsService, ProductsAdminService, Stock, ProductsImporter],
  exports: [ProductsService, Stock],
})
export class ProductsModule {
  constructor(
    seeder: Seeder,
    firstContent: FirstContent,
    repository: ProductsRepository,
    products: ProductsAdminService,
  ) {
    seeder.register(productsSeed);
    firstContent.register({
      heading: 'Products',
      list: async (moments) => (await repository.findSeeded(moments)).map(({ id, name }) => ({ id, title: name })),
      remove: async (ids) => {
        for (const id of ids) await products.delete(id);
      },
    });
  }
}
