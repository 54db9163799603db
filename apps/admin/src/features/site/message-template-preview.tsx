import { useState } from 'react';
import { languages, originalLanguage, type TranslationLanguage } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { nameOf } from '../../translations/translation-copy.ts';
import { previewOf, sizeOf, type StoredTemplate, type TemplateValues, toValues } from './message-template.ts';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';
import layout from '../../components/layout.module.css';

/** Preview with sample values while the text is edited. In other languages it shows the text that is sent now. */
export function MessageTemplatePreview({ template, values }: { template: StoredTemplate; values: TemplateValues }) {
  const [language, setLanguage] = useState<string>(originalLanguage);
  const translation = template.translations.find((one) => one.language === language);
  const { subject, body } = previewOf(template, translation ? toValues(translation) : values, translation?.samples);
  return (
    <section className={layout.stackTight} aria-label={common.preview}>
      <div className={layout.between}>
        <h2>{common.preview}</h2>
        {template.translations.length > 0 ? (
          <Choice
            aria-label={copy.previewLanguage}
            value={translation ? language : originalLanguage}
            options={{ [originalLanguage]: languages[originalLanguage], ...languageNames(template) }}
            onChange={setLanguage}
          />
        ) : null}
      </div>
      <p className={layout.muted}>{translation ? copy.asSentNow : copy.withSamples}</p>
      <div className={`${layout.card} ${layout.padded} ${layout.stackTight}`} lang={translation?.language}>
        {subject === null ? null : <strong>{subject}</strong>}
        <div className={layout.prose} role="group" tabIndex={0} aria-label={copy.previewText}>
          {body}
        </div>
      </div>
      {template.channel === 'text' ? <p role="status">{sizeOf(body)}</p> : null}
    </section>
  );
}

const languageNames = ({ translations }: StoredTemplate): Partial<Record<TranslationLanguage, string>> =>
  Object.fromEntries(translations.map(({ language }) => [language, nameOf(language)]));
