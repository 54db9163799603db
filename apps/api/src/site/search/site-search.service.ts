import { Injectable } from '@nestjs/common';
import { tellingTerms } from '@ministry/domain';
import { matching, passage } from './matching.ts';
import { SiteIndex } from './site-index.ts';
import { type SiteSearchGroup, siteSearchKinds, type SiteSearchResponse } from './site-search.dto.ts';

/** Of one kind; the rest is counted. */
const maxHits = 10;

/** The search of visitors, over everything that the site shows them. */
@Injectable()
export class SiteSearchService {
  constructor(private readonly index: SiteIndex) {}

  async find(question: string): Promise<SiteSearchResponse> {
    const terms = tellingTerms(question);
    if (terms.length === 0) return { groups: [] };
    const groups = await Promise.all(
      siteSearchKinds.map(async (kind): Promise<SiteSearchGroup> => {
        const found = matching(await this.index.list(kind), terms);
        const hits = found.slice(0, maxHits).map(({ title, address, date, text }) => ({
          title,
          address,
          date,
          passage: passage(text, terms),
        }));
        return { kind, total: found.length, hits };
      }),
    );
    return { groups: groups.filter(({ total }) => total > 0) };
  }
}
