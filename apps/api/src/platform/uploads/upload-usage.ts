import { Injectable } from '@nestjs/common';
import { type EntityMetadata, In } from 'typeorm';
import { uploadPlaces } from '@ministry/domain';
import { SingleFlight } from '../async/single-flight.ts';
import { may, type Staff } from '../auth/access.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { Database } from '../database/database.ts';
import type { MediaPlaceResponse } from './media-library.dto.ts';
import { keyOf, type ReferencingRow, UploadReferences } from './upload-references.ts';

/** Milliseconds for which the result of a search through all tables is cached for the library. A change of cached content clears it at once. */
const lifetime = 10_000;

/** Which uploads are used, for the media library. Code that removes files must search again (`lookAgain`). */
@Injectable()
export class UploadUsage {
  private readonly looking = new SingleFlight<'stems', Set<string>>();
  private known: { stems: Set<string>; at: number } | undefined;

  constructor(
    private readonly references: UploadReferences,
    private readonly database: Database,
    cache: ResponseCache,
  ) {
    cache.onDrop(() => this.forget());
  }

  forget(): void {
    this.known = undefined;
  }

  /** The first 24 digits of the names of all mentioned files. */
  async stems(): Promise<Set<string>> {
    if (this.known && performance.now() - this.known.at < lifetime) return this.known.stems;
    return this.looking.run('stems', () => this.lookAgain());
  }

  /** Like `stems`, but searches all tables now. */
  async lookAgain(): Promise<Set<string>> {
    const at = performance.now();
    const stems = await this.references.stems();
    this.known = { stems, at };
    return stems;
  }

  /** The places that use an upload, as far as the account may read them; the others appear as `history` and `other`. */
  async placesOf(name: string, staff: Staff | undefined): Promise<MediaPlaceResponse[]> {
    const [all, current] = [
      await this.references.places({ name }),
      await this.references.places({ name, isCurrent: true }),
    ];
    const tables = new Set(current.map(({ table }) => table));
    const named = await Promise.all(
      [...tables].map((table) =>
        this.describe(
          table,
          current.filter((place) => place.table === table),
          staff,
        ),
      ),
    );
    return [...named.flat(), ...(all.length > current.length ? [unnamed('history')] : [])];
  }

  private async describe(
    table: EntityMetadata,
    places: readonly ReferencingRow[],
    staff: Staff | undefined,
  ): Promise<MediaPlaceResponse[]> {
    const known = uploadPlaces[table.tableName];
    if (!known || !may(staff, known.permission)) return [unnamed('other')];
    const rows = await this.database
      .repository(table.target)
      .find({ where: { [keyOf(table)]: In(places.map(({ key }) => key)) } });
    return rows.map((row) => {
      const id = Number(row[known.id ?? keyOf(table)]);
      return {
        kind: table.tableName,
        // A part of the site settings has a name instead of a number.
        id: Number.isNaN(id) ? null : id,
        title: (row[known.title] as string | null) ?? null,
      };
    });
  }
}

const unnamed = (kind: 'history' | 'other'): MediaPlaceResponse => ({ kind, id: null, title: null });
