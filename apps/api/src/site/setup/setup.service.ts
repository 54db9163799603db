import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/errors.ts';
import { FirstContent } from '../../platform/seed/first-content.ts';
import { SeedRun } from '../../platform/seed/seed-run.entity.ts';
import type { IdentityResponse } from '../../platform/site-settings/site-settings.dto.ts';
import { SiteSettingsAdminService } from '../../platform/site-settings/site-settings-admin.service.ts';
import { plainIdentity } from './plain-identity.ts';
import { plainTexts } from './plain-texts.ts';
import type { SetupRequest, SetupResponse } from './setup.dto.ts';
import { setupDone } from './setup.errors.ts';

/** Name of its row in the `seeds` table; the name is unique, so only one request can insert it. */
const runName = 'site-setup';

/** Turns a new site into the site of the church that has installed it: only once, and completely or not at all. */
@Injectable()
export class SetupService {
  constructor(
    private readonly settings: SiteSettingsAdminService,
    private readonly firstContent: FirstContent,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async get(): Promise<SetupResponse> {
    const isDone = await this.database.repository(SeedRun).existsBy({ name: runName });
    if (isDone || !isUntouched(await this.settings.identity())) return { isOpen: false, seeded: [] };
    const seeded = await this.firstContent.list();
    return {
      isOpen: true,
      seeded: seeded.map(({ heading, items }) => ({ heading, titles: items.map(({ title }) => title) })),
    };
  }

  /** @throws DomainError 409 SETUP_DONE, 400 */
  setUp(request: SetupRequest): Promise<SetupResponse> {
    return this.once(async () => {
      const { version, updatedAt: _at, updatedBy: _by, ...identity } = await this.settings.identity();
      if (request.start === 'words') {
        const { start: _start, ...asked } = request;
        await this.settings.changeIdentity({ ...identity, ...asked, version });
        return 'Site set up with the first content';
      }
      await this.settings.changeIdentity({ ...plainIdentity(request, new Date()), version });
      return `Site set up with plain words; ${await this.clear(request.shortName)} items of the first content deleted`;
    });
  }

  /** Closes the set-up without changing the site. @throws DomainError 409 SETUP_DONE */
  dismiss(): Promise<SetupResponse> {
    return this.once(() => Promise.resolve('Set-up of the site dismissed'));
  }

  /** Empties the settings and the content that nobody has changed. Returns how many items were deleted. */
  private async clear(shortName: string): Promise<number> {
    const programme = await this.settings.programme();
    if (isUntouched(programme))
      await this.settings.changeProgramme({ items: [], exceptions: [], version: programme.version });
    const people = await this.settings.people();
    if (isUntouched(people))
      await this.settings.changePeople({ groups: [], members: [], offices: [], version: people.version });
    const plain = plainTexts(shortName);
    for (const part of Object.keys(plain) as (keyof typeof plain)[]) {
      const texts = await this.settings.texts(part);
      if (isUntouched(texts)) await this.settings.changeTexts(part, { ...plain[part], version: texts.version });
    }
    return this.firstContent.remove();
  }

  /** @param change returns the summary for the audit log */
  private once(change: () => Promise<string>): Promise<SetupResponse> {
    return this.database.transaction(async () => {
      await this.close();
      if (!isUntouched(await this.settings.identity())) throw setupDone();
      await this.audit.record({ action: 'set up', entity: 'site', summary: await change() });
      return { isOpen: false, seeded: [] };
    });
  }

  private async close(): Promise<void> {
    try {
      await this.database.repository(SeedRun).insert({ name: runName, ranAt: new Date() });
    } catch (error) {
      throw isDuplicateKey(error) ? setupDone() : error;
    }
  }
}

/** Whether nobody has saved the settings yet, as on a new site. */
const isUntouched = ({ updatedBy }: Pick<IdentityResponse, 'updatedBy'>): boolean => updatedBy === null;
