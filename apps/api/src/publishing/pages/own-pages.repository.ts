import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { addressFrom, isReservedAddress } from '@ministry/domain';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import type { Page } from '../../platform/http/paged.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { OwnPageListQuery } from './own-page.dto.ts';
import { OwnPageEntity } from './own-page.entity.ts';
import { addressTaken } from './own-pages.errors.ts';

/** Limit for numbered addresses of pages with the same title; beyond it, the request has to name an address. */
const maxOfTitle = 200;

/** Maximum number of pages in the navigation. */
const maxPublished = 1_000;

/** The columns of a page that the navigation and the sitemap need. */
export type PublishedPage = Pick<OwnPageEntity, 'id' | 'title' | 'address' | 'place'>;

/** The table of pages; addresses are unique, also among deleted pages. */
class OwnPageTable extends ContentTable<OwnPageEntity> {
  constructor(private readonly pages: Repository<OwnPageEntity>) {
    super(pages);
  }

  /** A page without an address gets one from its title, with a number if another page already has that address. */
  override async insert(columns: Omit<OwnPageEntity, 'id'>): Promise<OwnPageEntity> {
    if (columns.address) return this.refusingTaken(columns.address, () => super.insert(columns));
    const base = addressFrom(columns.title);
    for (let number = isReservedAddress(base) ? 2 : 1; number < maxOfTitle; number += 1) {
      const address = number === 1 ? base : `${base}-${number}`;
      if (await this.pages.existsBy({ address })) continue;
      try {
        return await super.insert({ ...columns, address });
      } catch (error) {
        // Another request has taken the address in the meantime.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw addressTaken(base, null);
  }

  override update(id: number, columns: Partial<OwnPageEntity>, version: number): Promise<boolean> {
    return this.refusingTaken(columns.address ?? '', () => super.update(id, columns, version));
  }

  private async refusingTaken<Result>(address: string, write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw addressTaken(address, await this.pages.findOneBy({ address }));
    }
  }
}

@Injectable()
export class OwnPagesRepository {
  readonly table: ContentTable<OwnPageEntity>;

  constructor(@InjectRepository(OwnPageEntity) private readonly pages: Repository<OwnPageEntity>) {
    this.table = new OwnPageTable(pages);
  }

  /** One page of the pages that match, and how many match. */
  list(query: OwnPageListQuery): Promise<Page<OwnPageEntity>> {
    return this.table.page(this.matching(query), query, (rows) => sortBy(rows, query.sort));
  }

  listIds(query: OwnPageListQuery): Promise<number[]> {
    return this.table.idsInOrder(this.matching(query), (rows) => sortBy(rows, query.sort));
  }

  async findId(address: string): Promise<number | undefined> {
    return (await this.pages.findOne({ select: { id: true }, where: { address } }))?.id;
  }

  /** In the order of the navigation. */
  listPublished(): Promise<PublishedPage[]> {
    const rows = this.table
      .matching({ status: 'published' }, [])
      .select(['item.id', 'item.title', 'item.address', 'item.place'])
      .limit(maxPublished);
    sortBy(rows, 'position');
    return rows.getMany();
  }

  private matching(query: OwnPageListQuery) {
    const rows = this.table.matching(query, ['title', 'address', 'summary', 'blocks']);
    if (query.place) rows.andWhere('item.place = :place', { place: query.place });
    return rows;
  }
}
