import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { apiPath, dataOf, readableError, type SetupResponse } from '@ministry/api-client';
import { identityLimits as limits, translationLanguages } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { Choice } from '../../components/choice.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { EditForm } from '../../forms/edit-form.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { FormButtons } from '../../forms/form-buttons.tsx';
import { FormNotes } from '../../forms/form-notes.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { nameOf } from '../../translations/translation-copy.ts';
import { identityCopy } from './identity.copy.ts';
import { PlaceFields } from './identity-fields.tsx';
import { ColourFields } from './look-fields.tsx';
import { PlainStartQuestion } from './plain-start-question.tsx';
import { setupCopy as copy } from './setup.copy.ts';
import { blankSetup, type SetupValues, startNames, startNotes, toRequest } from './setup.ts';
import { useShowIdentity } from './use-show-identity.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

const setupPath = apiPath('/api/site/setup');
const languagesPath = apiPath('/api/site/languages');

/** Thrown if the user declines the confirmation: nothing was sent. */
class SetupDeclined extends Error {}

/** Set-up of a new site, which is asked for once. */
export default function SetupPage() {
  const { data, error, refetch } = useQuery({ ...readQuery(setupPath), gcTime: 0 });
  if (error) return <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={copy.loading} />;
  return data.isOpen ? <SetupForm seeded={data.seeded} /> : <SetupDone />;
}

const SetupDone = () => (
  <PageFrame title={copy.title} lead={copy.isDone} back={<BackLink to="/">{copy.dashboard}</BackLink>}>
    <p>
      {copy.changeLater} <Link to="/site/identity">{common.identity}</Link>,{' '}
      <Link to="/site/programme">{copy.programme}</Link>, <Link to="/site/people">{common.team}</Link>,{' '}
      <Link to="/site/sections">{common.sections}</Link>, <Link to="/site/languages">{common.languages}</Link>.
    </p>
  </PageFrame>
);

/** A confirmation dialog whose answer can be awaited. */
function useQuestion() {
  const [isOpen, setOpen] = useState(false);
  const resolve = useRef<(isWanted: boolean) => void>(undefined);
  return {
    isOpen,
    ask: () =>
      new Promise<boolean>((answer) => {
        resolve.current = answer;
        setOpen(true);
      }),
    answer(isWanted: boolean) {
      setOpen(false);
      resolve.current?.(isWanted);
    },
  };
}

/** Runs after the site is set up: if the languages cannot be turned on, the set-up stays valid. */
async function offer(offered: SetupValues['languages']): Promise<void> {
  if (offered.length === 0) return;
  try {
    const { version } = await api.read(languagesPath);
    await dataOf(api.calls.PUT('/api/site/languages', { body: { offered, version } }));
  } catch (error) {
    showToast({
      title: copy.languagesFailed,
      description: copy.languagesFailedText({ reason: readableError(error) }),
      variant: 'destructive',
    });
  }
}

function SetupForm({ seeded }: { seeded: SetupResponse['seeded'] }) {
  const navigate = useNavigate();
  const showIdentity = useShowIdentity();
  const question = useQuestion();
  const form = useItemForm<{ id: number }, SetupValues>({
    type: 'site-setup',
    item: { id: 1 },
    toValues: () => blankSetup,
    nameOf: () => copy.theSetup,
    send: async (values) => {
      if (values.start === 'plain' && seeded.length > 0 && !(await question.ask())) throw new SetupDeclined();
      await dataOf(api.calls.POST('/api/site/setup', { body: toRequest(values) }));
      await offer(values.languages);
      return { id: 1 };
    },
    failed: (error) => (error instanceof SetupDeclined ? copy.notWanted : readableError(error)),
    onSaved() {
      showToast({ title: copy.doneTitle, description: common.theWholeSiteShowsIt });
      void showIdentity();
      void navigate('/');
    },
  });
  const { values } = form;
  return (
    <PageFrame title={copy.title} lead={copy.lead} back={<BackLink to="/">{copy.dashboard}</BackLink>}>
      <EditForm form={form} name="setup" className={`${layout.stackLoose} ${styles.form}`} savesByKey>
        <FormNotes form={form} one={copy.setup} />
        <NameFields />
        <PlaceFields values={values} />
        <h2 className={layout.spaceAbove}>{copy.colours}</h2>
        <ColourFields values={values} onReplace={form.replace} />
        <h2 className={layout.spaceAbove}>{common.content}</h2>
        <Form.Item name="start" label={copy.startWith} required extra={startNotes[values.start]}>
          <Choice options={startNames} />
        </Form.Item>
        <LanguageFields />
        <div className={`${layout.band} ${layout.between} ${layout.foot}`}>
          <p className={layout.muted} role="status">
            {form.isDirty ? copy.notSavedKept : ''}
          </p>
          <FormButtons form={form} save={copy.submit} saving={copy.submitting} isBlocked={!form.isDirty}>
            <Button onClick={() => void navigate('/')}>{copy.later}</Button>
          </FormButtons>
        </div>
      </EditForm>
      {question.isOpen ? <PlainStartQuestion seeded={seeded} onAnswer={question.answer} /> : null}
    </PageFrame>
  );
}

const LanguageFields = () => (
  <>
    <h2>{common.languages}</h2>
    <Form.Item name="languages" label={copy.languages} extra={copy.languagesHint}>
      <Checkbox.Group
        options={translationLanguages.map((language) => ({ value: language, label: nameOf(language) }))}
      />
    </Form.Item>
  </>
);

const NameFields = () => (
  <>
    <FieldRow>
      <Form.Item name="name" label={common.name} required>
        <Input maxLength={limits.name} />
      </Form.Item>
      <Form.Item name="shortName" label={identityCopy.shortName} required extra={identityCopy.shortNameHint}>
        <Input maxLength={limits.shortName} />
      </Form.Item>
    </FieldRow>
    <FieldRow>
      <Form.Item name="phone" label={common.phone} required extra={identityCopy.phoneHint}>
        <Input maxLength={limits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name="email" label={common.eMail} required>
        <Input maxLength={limits.email} inputMode="email" />
      </Form.Item>
    </FieldRow>
  </>
);
