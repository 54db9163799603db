import { Injectable } from '@nestjs/common';
import { languages, type TranslationLanguage } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { ItemTranslations } from '../../platform/translations/item-translations.ts';
import { shippedTexts } from '../../platform/translations/shipped-texts.ts';
import type { TranslatableItem, TranslatableKind } from '../../platform/translations/translatable-kinds.ts';
import type { Translation } from '../../platform/translations/translation.entity.ts';
import { TranslationsRepository } from '../../platform/translations/translations.repository.ts';
import { interfaceKind, TranslationsService } from '../../platform/translations/translations.service.ts';
import { type InterfaceMessage, InterfaceMessages } from './interface-messages.ts';
import { changeOf, snapshotOf } from './translation-change.ts';
import { isOfAnotherText, stepsToOwnField } from './translation-places.ts';
import { problemOf } from './translation-problem.ts';
import { toRow } from './translation-row.ts';
import type { TranslationRequest, TranslationResponse } from './translations.dto.ts';
import { originalChanged, textNotFound, translationChanged, wrongText } from './translations.errors.ts';

/** The text that a request translates. */
interface Target {
  /** The current original. */
  source: string;
  kind: TranslatableKind;
  item: TranslatableItem;
  message: InterfaceMessage | undefined;
}

/** Stores translations. */
@Injectable()
export class TranslationChangesService {
  constructor(
    private readonly translations: TranslationsService,
    private readonly repository: TranslationsRepository,
    private readonly messages: InterfaceMessages,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404, 409 ORIGINAL_CHANGED or TRANSLATION_CHANGED, 400 by field */
  async save(request: TranslationRequest): Promise<TranslationResponse> {
    const { language, field } = request;
    const { kind, item, source, message } = await this.database.transaction(() => this.store(request));
    await this.translations.refresh([kind.topic]);
    const stored = await this.repository.findOf(kind.name, [item.id], language);
    const at = { field, text: source };
    return toRow({ kind, item, at, language, stored: new ItemTranslations(stored), message });
  }

  /** Runs in the current transaction; afterwards the caller refreshes the translations that visitors see. @throws as `save` */
  async store(request: TranslationRequest): Promise<Target> {
    const target = await this.checked(request);
    const { language, itemId, field } = request;
    const key = { language, kind: target.kind.name, itemId, field };
    const found = await this.repository.lockForUpdate(key, target.source);
    const isOfAnother = found !== null && isOfAnotherText(found, target.source, target.item);
    const before = isOfAnother ? null : found;
    refuseOvertaken(request, before);
    const change = changeOf(before, target.source, request, currentActor());
    if (!change) return target;
    if (isOfAnother) await this.moveToOwnField(found, target.item, language);
    const { action, columns } = change;
    if (before) await (columns ? this.repository.update(before, columns) : this.repository.delete(before));
    // Somebody else has inserted a translation at the same time: the request is repeated and treats it as the previous one.
    else if (columns && !(await this.repository.insert({ ...key, ...columns }))) return this.store(request);
    await this.audit.record({
      action,
      entity: 'translation',
      entityId: itemId,
      summary: `Translation into ${languages[language]} ${action}: ${key.kind} ${field}, ${String(target.item.title)}`,
      before: before && snapshotOf(before),
      after: columns && snapshotOf(columns),
    });
    return target;
  }

  /** For rows of a list that were moved: moves the translation to the field of its text, so that its old field is free. */
  private async moveToOwnField(row: Translation, item: TranslatableItem, language: TranslationLanguage): Promise<void> {
    const rows = await this.repository.findOf(row.kind, [row.itemId], language);
    for (const { id, field } of stepsToOwnField(row, item.texts, rows))
      await (field === null ? this.repository.delete({ id }) : this.repository.update({ id }, { field }));
  }

  /** Finds the text of a request and checks that the translation may be stored. @throws as `save` */
  async checked({ kind: name, itemId, field, source, text }: TranslationRequest): Promise<Target> {
    const kind = this.translations.kinds.find(name);
    const item = await kind?.find(itemId);
    const original = item?.texts.find((at) => at.field === field);
    if (!kind || !item || !original) throw textNotFound();
    // A file from a spreadsheet has other line breaks and no surrounding spaces.
    if (unspaced(original.text) !== unspaced(source)) throw originalChanged();
    const message = name === interfaceKind ? (await this.messages.all())[field] : undefined;
    const problem = text ? problemOf(original.text, text, message) : undefined;
    if (problem) throw wrongText(problem);
    return { kind, item, source: original.text, message };
  }
}

/** @throws DomainError 409 if the current translation is not the one that the writer has seen */
function refuseOvertaken({ language, kind, field, replaces }: TranslationRequest, before: Translation | null): void {
  if (typeof replaces !== 'string') return;
  const shipped = kind === interfaceKind ? shippedTexts(language)[field] : undefined;
  const now = before ? (before.draft ?? before.text) : (shipped ?? '');
  if (unspaced(now) !== unspaced(replaces)) throw translationChanged();
}

const unspaced = (text: string): string => text.replaceAll('\r\n', '\n').trim();
