import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Switch } from 'antd';
import { Link } from 'react-router-dom';
import { apiPath, dataOf, type TranslationProgressResponse } from '@ministry/api-client';
import { languages, type TranslationLanguage, translationLanguages } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { ProgressBar } from '../../translations/progress-bar.tsx';
import { nameOf, translationsAddress, unreadOf } from '../../translations/translation-copy.ts';
import { progressPath } from '../../translations/translation-reads.ts';
import { languagesCopy as copy } from './languages.copy.ts';
import { type LanguageValues, type StoredLanguages, summaryOf, toRequest, toValues } from './languages.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';
import layout from '../../components/layout.module.css';

const path = apiPath('/api/site/languages');

/** Languages in which visitors can read the site. */
export default function LanguagesPage() {
  return (
    <SettingsPage path={path} name={copy.theLanguages}>
      {(stored) => <LanguagesForm stored={stored} />}
    </SettingsPage>
  );
}

function LanguagesForm({ stored }: { stored: StoredLanguages }) {
  const { data: progress, error, refetch } = useQuery({ ...readQuery(progressPath), gcTime: 0 });
  const form = useSettingsForm<StoredLanguages, LanguageValues>({
    path,
    stored,
    type: 'languages',
    name: copy.theLanguages,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/languages', { body: toRequest(values, version) })),
    onSaved: (saved) =>
      showToast({
        title: copy.savedTitle,
        description: copy.savedText({ languages: summaryOf(toValues(saved)) }),
      }),
  });
  return (
    <SettingsForm
      form={form}
      part="languages"
      one={copy.languages}
      title={common.languages}
      lead={copy.lead}
      viewPath="/"
    >
      <p role="status">{copy.offered({ languages: summaryOf(form.values) })}</p>
      {error ? <LoadFailed title={copy.progressFailed} error={error} onRetry={() => void refetch()} /> : null}
      <RowList>
        {translationLanguages.map((language) => (
          <LanguageRow
            key={language}
            language={language}
            isOn={form.values[language]}
            isStored={form.item?.offered.includes(language) ?? false}
            progress={progress?.find((one) => one.language === language)}
          />
        ))}
      </RowList>
    </SettingsForm>
  );
}

interface LanguageRowProps {
  language: TranslationLanguage;
  /** Whether the language is on in the form, and (`isStored`) on the site. */
  isOn: boolean;
  isStored: boolean;
  progress: TranslationProgressResponse | undefined;
}

function LanguageRow({ language, isOn, isStored, progress }: LanguageRowProps) {
  const id = `language-${language}`;
  return (
    <li className={`${layout.padded} ${layout.stack}`}>
      <div className={layout.row}>
        <Form.Item name={language} label={nameOf(language)} valuePropName="checked" noStyle>
          <Switch id={id} />
        </Form.Item>
        <label htmlFor={id} className={`${layout.grow} ${layout.strong}`}>
          {nameOf(language)}
        </label>
        <Link to={translationsAddress({ language })} aria-label={copy.translateInto({ language: languages[language] })}>
          {copy.translate}
        </Link>
        {isStored ? (
          <a
            href={`/${language}`}
            target="_blank"
            rel="noopener"
            aria-label={copy.viewIn({ language: languages[language] })}
          >
            {copy.view}
          </a>
        ) : null}
      </div>
      {progress ? (
        <div className={layout.tiles}>
          <ProgressBar label={copy.interface} counts={progress.interface} />
          <ProgressBar label={common.content} counts={progress.content} />
        </div>
      ) : null}
      {progress && isOn && unreadOf(progress.interface) > 0 ? (
        <IncompleteTranslation progress={progress} isStored={isStored} />
      ) : null}
    </li>
  );
}

/** Warns how many texts visitors will read in English. */
function IncompleteTranslation({ progress, isStored }: { progress: TranslationProgressResponse; isStored: boolean }) {
  const language = languages[progress.language];
  return (
    <Alert
      type="warning"
      showIcon
      title={isStored ? copy.notWhole({ language }) : copy.notWholeBeforeSave({ language })}
      description={copy.unread({
        texts: unreadOf(progress.interface),
        total: progress.interface.total,
        language,
        ofContent: unreadOf(progress.content),
      })}
    />
  );
}
