import { useState } from 'react';
import { languages, originalLanguage, type TranslationLanguage } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { nameOf } from '../../translations/translation-copy.ts';
import { previewOf, sizeOf, type StoredTemplate, type TemplateValues, toValues } from './message-template.ts';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './message-templates.module.css';

/** What somebody would get, with invented values, while it is written; in another language as it is sent now. */
export function MessageTemplatePreview({ template, values }: { template: StoredTemplate; values: TemplateValues }) {
  const [language, setLanguage] = useState<string>(originalLanguage);
  const translation = template.translations.find((one) => one.language === language);
  const { subject, body } = previewOf(template, translation ? toValues(translation) : values, translation?.samples);
  return (
    <section className={styles.preview} aria-label={common.preview}>
      <h2 className={layout.spaceBelow}>{common.preview}</h2>
      {template.translations.length > 0 ? (
        <Choice
          aria-label={copy.previewLanguage}
          value={translation ? language : originalLanguage}
          options={{ [originalLanguage]: languages[originalLanguage], ...languageNames(template) }}
          onChange={setLanguage}
        />
      ) : null}
      <p className={`${layout.spaceBelow} ${layout.muted}`}>{translation ? copy.asSentNow : copy.withSamples}</p>
      <div className={template.channel === 'email' ? styles.mail : styles.bubble} lang={translation?.language}>
        {subject === null ? null : <p className={`${layout.spaceBelow} ${styles.subject}`}>{subject}</p>}
        <pre tabIndex={0} aria-label={copy.previewText}>
          {body}
        </pre>
      </div>
      {template.channel === 'text' ? (
        <p className={layout.spaceBelow} role="status">
          {sizeOf(body)}
        </p>
      ) : null}
    </section>
  );
}

const languageNames = ({ translations }: StoredTemplate): Partial<Record<TranslationLanguage, string>> =>
  Object.fromEntries(translations.map(({ language }) => [language, nameOf(language)]));
