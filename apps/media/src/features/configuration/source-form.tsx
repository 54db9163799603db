import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatDayTime } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import type { Source, StreamConfig } from '../../api/stream.types.ts';
import { Button } from '../../components/button.tsx';
import { useAction } from '../../components/use-action.ts';
import { AddressField } from './address-field.tsx';
import { addressFields, changesOf, type Draft, errorOf, storedValue, withoutSaved } from './config-fields.ts';
import { configurationCopy as copy } from './configuration.copy.ts';
import { changeDraft, typeDraft, useDraft } from './drafts.ts';
import { KeyField } from './key-field.tsx';
import type { StreamConfigState } from './use-stream-config.ts';
import components from '../../components/components.module.css';
import styles from './configuration.module.css';

interface SourceFormProps {
  source: Source;
  config: StreamConfig;
  state: StreamConfigState;
  /** Buttons beside Save. */
  children?: ReactNode;
}

/** The fields of one source: an address to send to, a key, and an address to watch. */
export function SourceForm({ source, config, state, children }: SourceFormProps) {
  const draft = useDraft(source);
  const form = useRef<HTMLFormElement>(null);
  const changes = changesOf(draft, config, source);
  const { hasKey, streamKey, keyProblem } = config[source];
  const labels = copy.fields[source] as Record<string, string>;
  const save = useSave(source, config, state);
  const errors = save.failure?.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run(changes);
  }
  useEffect(() => {
    if (save.failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [save.failure]);

  const [ingest, watch] = addressFields[source];
  const address = (name: (typeof addressFields)[Source][number]) => (
    <AddressField
      label={labels[name] ?? name}
      value={draft[name] ?? storedValue(config, source, name)}
      hint={copy.hints[name]}
      error={errorOf(errors, name)}
      isUnsaved={name in changes}
      onType={(value) => typeDraft(source, name, value)}
    />
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {address(ingest)}
      <KeyField
        key={streamKey}
        label={copy.fields[source].streamKey}
        mask={streamKey}
        hasKey={hasKey}
        problem={keyProblem}
        typed={draft.streamKey ?? ''}
        error={errorOf(errors, 'streamKey')}
        isUnsaved={'streamKey' in changes}
        fetchKey={() => state.fetchKey(source)}
        onType={(value) => typeDraft(source, 'streamKey', value)}
      />
      {address(watch)}
      {save.failure ? (
        <p role="alert" className={components.failure}>
          {save.failure.reason}
        </p>
      ) : null}
      <div className={components.row}>
        <Button type="submit" kind="primary" isBusy={save.isBusy} busyCopy={copy.saving}>
          {copy.save[source]}
        </Button>
        {children}
        {Object.keys(changes).length > 0 ? (
          <Button onPress={() => changeDraft(source, () => ({}))}>{copy.discard}</Button>
        ) : null}
        <SavedBy {...config[source]} />
      </div>
    </form>
  );
}

function useSave(source: Source, config: StreamConfig, state: StreamConfigState) {
  return useAction(async (sent: Draft) => {
    await state.save(source, sent);
    changeDraft(source, (now) => withoutSaved(changesOf(now, config, source), sent));
    showToast({ title: copy.saved.title, description: copy.saved.description({ type: source.toUpperCase() }) });
  }, copy.saveFailed);
}

function SavedBy({ updatedAt, updatedBy }: Pick<StreamConfig[Source], 'updatedAt' | 'updatedBy'>) {
  if (!updatedAt) return null;
  return (
    <span className={components.muted}>
      {copy.savedBy({ name: updatedBy ?? '?', moment: formatDayTime(new Date(updatedAt)) })}
    </span>
  );
}
