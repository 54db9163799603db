import { Injectable, type Type } from '@nestjs/common';
import type { SiteGiving } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { validationPipe } from '../../platform/http/validation.pipe.ts';
import { MessageTemplateRequest } from '../../platform/message-templates/message-templates.dto.ts';
import { MessageTemplatesAdminService } from '../../platform/message-templates/message-templates-admin.service.ts';
import { AnswersService } from '../../platform/site-settings/answers.service.ts';
import { SiteGivingRequest } from '../../platform/site-settings/giving.dto.ts';
import { GivingService } from '../../platform/site-settings/giving.service.ts';
import type { SettingsPart } from '../../platform/site-settings/site-setting.entity.ts';
import { partTitles } from '../../platform/site-settings/site-settings.copy.ts';
import type { Changed } from '../../platform/site-settings/site-settings.dto.ts';
import { SiteSettingsAdminService } from '../../platform/site-settings/site-settings-admin.service.ts';
import type { AnyText, Sentence } from '../../platform/texts/sentence.ts';
import { archiveTexts } from './archive.copy.ts';
import { type ArchiveProblem, settingsEntry, shown } from './archive-format.ts';
import { answerParts, type ArchivedPart, settingsParts, textParts } from './archived-parts.ts';

/** The settings in the form of the archive: each part as the console would send it, without its version. */
export type ArchivedSettings = Record<string, unknown>;

const pipe = validationPipe();

/** Thrown to roll back the trial save of a check. */
class OnlyChecked extends Error {}

/** Reads and saves the site settings and the texts of messages in the same way as the console. */
@Injectable()
export class ArchivedSettingsService {
  private readonly parts: Readonly<Record<string, ArchivedPart>>;

  constructor(
    settings: SiteSettingsAdminService,
    answers: AnswersService,
    private readonly giving: GivingService,
    private readonly templates: MessageTemplatesAdminService,
    private readonly database: Database,
  ) {
    this.parts = { ...settingsParts(settings), ...textParts(settings), ...answerParts(answers) };
  }

  /** Titles of the parts, as the console shows them. */
  get headings(): Sentence[] {
    const parts = [...Object.keys(this.parts), 'giving'] as SettingsPart[];
    return [...parts.map((part) => partTitles[part]), archiveTexts.messages];
  }

  async read(): Promise<ArchivedSettings> {
    const settings: ArchivedSettings = {};
    for (const [name, part] of Object.entries(this.parts)) settings[name] = unversioned(await part.read());
    settings['people'] = withoutNotes(settings['people'] as { members: { consentBy?: unknown }[] });
    const { giveUrl, ways } = await this.giving.get();
    settings['giving'] = { giveUrl, ways };
    settings['messageTemplates'] = await this.readTemplates();
    return settings;
  }

  /** Saves the settings in the current transaction; the ways of giving become a proposal. @throws SettingsRefused */
  async apply(settings: ArchivedSettings): Promise<void> {
    for (const [name, part] of Object.entries(this.parts))
      await named(name, async () => {
        const { version } = (await part.read()) as Changed;
        await part.save((await checked(part.request, settings[name], version)) as never);
      });
    await named('giving', () => this.proposeGiving(settings['giving']));
    await this.applyTemplates(settings['messageTemplates']);
  }

  /** Saves the settings and rolls back: nobody is notified, and nothing is stored. */
  async problems(settings: unknown): Promise<ArchiveProblem[]> {
    if (typeof settings !== 'object' || settings === null) return [inSettings(null, archiveTexts.settingsForm)];
    const known = [...Object.keys(this.parts), 'giving', 'messageTemplates'];
    const strange = Object.keys(settings).filter((name) => !known.includes(name));
    if (strange.length > 0)
      return strange.map((name) => inSettings(shown(name), archiveTexts.noPart({ name: shown(name) })));
    try {
      await this.database.transaction(async () => {
        await this.apply(settings as ArchivedSettings);
        throw new OnlyChecked();
      });
    } catch (error) {
      if (error instanceof SettingsRefused) return error.problems;
      if (!(error instanceof OnlyChecked)) throw error;
    }
    return [];
  }

  private async proposeGiving(sent: unknown): Promise<void> {
    const { version, giveUrl, ways } = await this.giving.get();
    const request = (await checked(SiteGivingRequest, sent, version)) as SiteGivingRequest;
    const same = (giving: SiteGiving): string => JSON.stringify([giving.giveUrl, giving.ways]);
    if (same(request) !== same({ giveUrl, ways })) await this.giving.propose(request);
  }

  private async readTemplates(): Promise<object[]> {
    const changed = (await this.templates.list()).filter(({ isStandard }) => !isStandard);
    const templates: object[] = [];
    for (const { key } of changed) {
      const { subject, body } = await this.templates.get(key);
      templates.push({ key, subject, body });
    }
    return templates;
  }

  /** Messages that are not in the archive are reset to their standard words. */
  private async applyTemplates(sent: unknown): Promise<void> {
    const templates = new Map((Array.isArray(sent) ? (sent as unknown[]) : [sent]).map((each) => keyed(each)));
    const summaries = await this.templates.list();
    for (const key of templates.keys())
      if (!summaries.some((summary) => summary.key === key))
        throw new SettingsRefused([inSettings('messageTemplates', archiveTexts.noMessage({ name: shown(key) }))]);
    for (const { key, version, isStandard } of summaries) {
      const wanted = templates.get(key);
      if (!wanted && isStandard) continue;
      await named(`messageTemplates.${key}`, async () => {
        const text = wanted ?? (await this.templates.get(key)).standard;
        await this.templates.change(
          key,
          (await checked(MessageTemplateRequest, text, version)) as MessageTemplateRequest,
        );
      });
    }
  }
}

/** Thrown when settings are refused, with the problem of each field. */
export class SettingsRefused extends Error {
  constructor(readonly problems: ArchiveProblem[]) {
    super('The settings of the archive are refused');
  }
}

const inSettings = (field: string | null, problem: AnyText): ArchiveProblem => ({
  entry: settingsEntry,
  row: null,
  field,
  problem,
});

/** Puts the name of the part before the fields that are refused in it. */
async function named(part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    const fields = Object.entries(error.fieldTexts ?? {});
    throw new SettingsRefused(
      fields.length > 0
        ? fields.map(([field, problem]) => inSettings(`${part}.${field}`, problem))
        : [inSettings(part, error.text)],
    );
  }
}

async function checked(request: Type<object>, sent: unknown, version: number): Promise<object> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new DomainError(400, 'VALIDATION_FAILED', archiveTexts.partMissing);
  return (await pipe.transform({ ...sent, version }, { type: 'body', metatype: request })) as object;
}

function keyed(template: unknown): [string, object] {
  const { key, ...text } = (typeof template === 'object' && template !== null ? template : {}) as { key?: unknown };
  return [String(key), text];
}

const unversioned = (part: object): object => {
  const { version: _version, updatedAt: _at, updatedBy: _by, ...values } = part as Partial<Changed>;
  return values;
};

/** `consentBy` is an account of this site; the other site records the importing account instead. */
const withoutNotes = ({ members, ...people }: { members: { consentBy?: unknown }[] }): object => ({
  ...people,
  members: members.map(({ consentBy: _by, ...member }) => member),
});
