import { Injectable } from '@nestjs/common';
import { productCategories, toDecimal } from '@ministry/domain';
import { readAmount, readInteger } from '../../platform/imports/cell-values.ts';
import { ImportRegistry } from '../../platform/imports/import-registry.ts';
import type { Importer, ImportField, ItemState, ItemUpdates, KnownItem } from '../../platform/imports/importer.ts';
import { importHints, importLabels, importTexts } from '../../platform/imports/imports.copy.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { ProductRequest } from './product.dto.ts';
import type { Product } from './product.entity.ts';
import { productNotFound } from './products.errors.ts';
import { ProductsRepository } from './products.repository.ts';
import { ProductsAdminService } from './products-admin.service.ts';

const fields: ImportField[] = [
  {
    name: 'name',
    label: importLabels.name,
    isRequired: true,
    example: 'Songs of the North',
    aliases: ['product', 'product name', 'item', 'title'],
  },
  {
    name: 'description',
    label: importLabels.description,
    hasLines: true,
    isRequired: false,
    example: 'Sixty hymns in Acholi and English',
    aliases: ['details'],
  },
  {
    name: 'price',
    label: importLabels.price,
    isRequired: true,
    example: '12.50',
    hint: importHints.price,
    aliases: ['price', 'price usd', 'cost', 'amount'],
    read: readAmount,
  },
  {
    name: 'category',
    label: importLabels.kind,
    isRequired: true,
    example: 'Books',
    aliases: ['department', 'type'],
    choices: productCategories,
  },
  {
    name: 'stockQuantity',
    label: importLabels.stock,
    isRequired: true,
    example: '24',
    aliases: ['stock', 'quantity', 'qty', 'units', 'stock quantity'],
    read: readInteger,
  },
  {
    name: 'imageUrl',
    label: importLabels.picture,
    isRequired: false,
    example: 'https://example.org/songs.webp',
    aliases: ['picture', 'image', 'image url', 'photo'],
  },
];

type Before = Pick<ProductRequest, 'name' | 'price' | 'category' | 'stockQuantity' | 'imageUrl' | 'isActive'> & {
  description: string;
};

const keyOf = ({ name }: { name: string }): string => name.toLowerCase();

const toBefore = ({ name, description, cents, category, stockQuantity, imageUrl, isActive }: Product): Before => ({
  name,
  description,
  price: toDecimal(cents),
  category,
  stockQuantity,
  imageUrl,
  isActive,
});

/** Imports products. They are hidden at first, so that the office checks them before the store shows them. A product is identified by its name. */
@Injectable()
export class ProductsImporter implements Importer<ProductRequest> {
  readonly kind = 'products';
  readonly fields = fields;
  readonly request = ProductRequest;
  readonly keyOf = keyOf;
  readonly updates: ItemUpdates<ProductRequest> = {
    update: async (id, request) => {
      const [product] = await this.products.findByIds([id]);
      if (!product) throw productNotFound();
      await this.admin.update(id, request);
      return toBefore(product);
    },
    putBack: async (id, before) => void (await this.admin.update(id, before as Before)),
  };

  constructor(
    registry: ImportRegistry,
    private readonly admin: ProductsAdminService,
    private readonly products: ProductsRepository,
  ) {
    registry.register(this);
  }

  titleOf({ name }: ProductRequest): string {
    return name;
  }

  async findKnown(): Promise<Map<string, KnownItem>> {
    return new Map((await this.products.listNames()).map((product) => [keyOf(product), { id: product.id }]));
  }

  async create(request: ProductRequest): Promise<number> {
    return (await this.admin.create({ ...request, isActive: false })).id;
  }

  /** A sale changes the state too, since an undo could no longer restore the stock. */
  async statesOf(ids: readonly number[]): Promise<Map<number, ItemState>> {
    const products = (await this.products.findByIds(ids)).filter(({ deletedAt }) => deletedAt === null);
    return new Map(
      products.map(({ id, version, stockQuantity, name }) => [
        id,
        { state: `${version} ${stockQuantity}`, title: name },
      ]),
    );
  }

  async reasonsToKeep(ids: readonly number[]): Promise<Map<number, AnyText>> {
    return new Map([...(await this.products.findOrdered(ids))].map((id) => [id, importTexts.ordered]));
  }

  async remove(id: number): Promise<void> {
    await this.admin.delete(id);
  }
}
