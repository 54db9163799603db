import { Injectable } from '@nestjs/common';
import { significantTerms } from '@ministry/domain';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { isNamed, matching, passage } from './matching.ts';
import { SiteIndex } from './site-index.ts';
import { type SiteSearchGroup, siteSearchKinds, type SiteSearchResponse } from './site-search.dto.ts';

/** Maximum number of hits of one kind; further ones are only counted. */
const maxHits = 10;

/** The search for visitors, over everything on the public site. */
@Injectable()
export class SiteSearchService {
  constructor(
    private readonly index: SiteIndex,
    private readonly settings: SiteSettingsService,
  ) {}

  /** A kind in which a title contains all words comes before a kind in which only a text does; otherwise the order is fixed. */
  async find(question: string): Promise<SiteSearchResponse> {
    const terms = significantTerms(question);
    if (terms.length === 0) return { groups: [] };
    const groups = await Promise.all(
      siteSearchKinds.map(async (kind): Promise<{ group: SiteSearchGroup; isFirst: boolean }> => {
        const listed = await this.index.list(kind);
        const found = matching(
          listed.filter(({ address }) => !this.settings.isHidden(address)),
          terms,
        );
        const hits = found.slice(0, maxHits).map(({ title, address, date, text, language }) => ({
          title,
          address,
          date,
          passage: passage(text, terms),
          ...(language && { language }),
        }));
        const isFirst = found.some((entry) => isNamed(entry, terms));
        return { group: { kind, total: found.length, hits }, isFirst };
      }),
    );
    return {
      groups: groups
        .filter(({ group }) => group.total > 0)
        .sort((one, other) => Number(other.isFirst) - Number(one.isFirst))
        .map(({ group }) => group),
    };
  }
}
