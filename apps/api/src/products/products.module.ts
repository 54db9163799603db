import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ProductDeskService } from './product-desk.service.ts';
import { ProductsAdminController } from './products-admin.controller.ts';
import { ProductsController } from './products.controller.ts';
import { ProductsRepository } from './products.repository.ts';
import { ProductsService } from './products.service.ts';
import { Stock } from './stock.ts';

@Module({
  imports: [AuditModule],
  controllers: [ProductsController, ProductsAdminController],
  providers: [ProductsRepository, ProductsService, ProductDeskService, Stock],
  exports: [ProductsService, Stock],
})
export class ProductsModule {}
