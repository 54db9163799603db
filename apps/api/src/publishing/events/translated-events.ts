import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import type { EventEntity } from './event.entity.ts';
import { eventKind } from './event-kind.ts';

/** Events in the language of a message. */
@Injectable()
export class TranslatedEvents {
  constructor(private readonly translations: TranslationsService) {}

  /** Returns a function that gives the event in the language in which the message is finally written. @param language of the recipient */
  async of(
    event: EventEntity,
    language: TranslationLanguage | null,
  ): Promise<(written: MessageLanguage) => EventEntity> {
    if (language === null) return () => event;
    const [shown] = await this.translations.ofItems(eventKind.plural, eventKind.translated, [event], language);
    return (written) => (written === language && shown ? shown.item : event);
  }
}
