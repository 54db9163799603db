import type { Source, StreamConfig } from '../../api/stream.types.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { addressFields, storedValue } from './config-fields.ts';
import { configurationCopy } from './configuration.copy.ts';
import { obsCopy } from './obs.copy.ts';
import type { StreamConfigState } from './use-stream-config.ts';
import components from '../../components/components.module.css';

const copy = obsCopy.dual;

/** MEDIA-32, MEDIA-33 */
export function DualTab({ config, state }: { config: StreamConfig; state: StreamConfigState }) {
  return (
    <>
      <p className={components.muted}>{copy.intro}</p>
      <div className={components.columns}>
        <Panel source="youtube" config={config} state={state} />
        <Panel source="rtmp" config={config} state={state} />
      </div>
      <h3>{copy.adviceTitle}</h3>
      <ul>
        {copy.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Panel({ source, config, state }: { source: Source; config: StreamConfig; state: StreamConfigState }) {
  const labels = configurationCopy.fields[source] as Record<string, string>;
  const { hasKey, streamKey } = config[source];
  const [ingest, watch] = addressFields[source];
  const rows = [
    { name: ingest, value: storedValue(config, source, ingest), text: storedValue(config, source, ingest) },
    { name: 'streamKey', value: streamKey, text: hasKey ? () => state.fetchKey(source) : '' },
    { name: watch, value: storedValue(config, source, watch), text: storedValue(config, source, watch) },
  ];
  return (
    <section className={components.card} aria-label={copy.panels[source]}>
      <h3>{copy.panels[source]}</h3>
      <dl className={components.list}>
        {rows.map(({ name, value, text }) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd className={components.between}>
              <code>{value || configurationCopy.none}</code>
              <span>
                <CopyButton name={`${copy.panels[source]} ${labels[name]}`} text={text} isOff={text === ''} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
