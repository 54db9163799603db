import type { Source, StreamConfig } from '../../api/stream.types.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { addressFields, storedValue } from './config-fields.ts';
import { configurationWords } from './configuration.content.ts';
import styles from './configuration.module.css';
import { obsWords } from './obs.content.ts';
import type { StreamConfigState } from './use-stream-config.ts';

const words = obsWords.dual;

/** MEDIA-32, MEDIA-33 */
export function DualTab({ config, state }: { config: StreamConfig; state: StreamConfigState }) {
  return (
    <>
      <p className={styles.hint}>{words.intro}</p>
      <div className={styles.panels}>
        <Panel source="youtube" config={config} state={state} />
        <Panel source="rtmp" config={config} state={state} />
      </div>
      <h3>{words.adviceTitle}</h3>
      <ul className={styles.advice}>
        {words.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Panel({ source, config, state }: { source: Source; config: StreamConfig; state: StreamConfigState }) {
  const labels = configurationWords.fields[source] as Record<string, string>;
  const { hasKey, streamKey } = config[source];
  const [ingest, watch] = addressFields[source];
  const rows = [
    { name: ingest, value: storedValue(config, source, ingest), copy: storedValue(config, source, ingest) },
    { name: 'streamKey', value: streamKey, copy: hasKey ? () => state.fetchKey(source) : '' },
    { name: watch, value: storedValue(config, source, watch), copy: storedValue(config, source, watch) },
  ];
  return (
    <section className={styles.panel} aria-label={words.panels[source]}>
      <h3>{words.panels[source]}</h3>
      <dl>
        {rows.map(({ name, value, copy }) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <span>{value || configurationWords.none}</span>
              <span>
                <CopyButton name={`${words.panels[source]} ${labels[name]}`} text={copy} isOff={copy === ''} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
