import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@ministry/domain';
import type { Importer } from './importer.ts';

/** Each domain registers here how its rows are imported. */
@Injectable()
export class ImportRegistry {
  private readonly importers = new Map<ImportKind, Importer<object>>();

  register<Request extends object>(importer: Importer<Request>): void {
    this.importers.set(importer.kind, importer);
  }

  get(kind: ImportKind): Importer<object> {
    const importer = this.importers.get(kind);
    if (!importer) throw new Error(`Nothing imports ${kind}`);
    return importer;
  }
}
