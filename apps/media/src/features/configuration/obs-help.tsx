import type { Source } from '../../api/stream.types.ts';
import styles from './configuration.module.css';
import { obsWords as words } from './obs.content.ts';

/** MEDIA-25, MEDIA-30: what to press in OBS, with the very values. */
export function ObsHelp({ source, server }: { source: Source; server: string }) {
  return (
    <div className={styles.help}>
      <section>
        <h3>{words.stepsTitle[source]}</h3>
        <ol>
          {words.steps[source](server).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{words.settingsTitle}</h3>
        <table className={styles.settings}>
          <thead>
            <tr>
              {words.settingColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.settings.map(([name, value, where]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{where}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <details>
          <summary>{words.slowTitle}</summary>
          <ul>
            {words.slow.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </section>
    </div>
  );
}
