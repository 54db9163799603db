import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import type { EventEntity } from './event.entity.ts';
import { eventKind } from './event-kind.ts';

/** Events as a message names them. */
@Injectable()
export class TranslatedEvents {
  constructor(private readonly translations: TranslationsService) {}

  /** The event by the language in which the message is written in the end. @param language of the person who gets it */
  async of(
    event: EventEntity,
    language: TranslationLanguage | null,
  ): Promise<(written: MessageLanguage) => EventEntity> {
    if (language === null) return () => event;
    const [shown] = await this.translations.ofItems(eventKind.plural, eventKind.translated, [event], language);
    return (written) => (written === language && shown ? shown.item : event);
  }
}
