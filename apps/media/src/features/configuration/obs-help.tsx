import type { Source } from '../../api/stream.types.ts';
import { obsCopy as copy } from './obs.copy.ts';
import styles from './configuration.module.css';

/** MEDIA-25, MEDIA-30: what to press in OBS, with the very values. */
export function ObsHelp({ source, server }: { source: Source; server: string }) {
  return (
    <div className={styles.help}>
      <section>
        <h3>{copy.stepsTitle[source]}</h3>
        <ol>
          {copy.steps[source](server).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{copy.settingsTitle}</h3>
        <table className={styles.settings}>
          <thead>
            <tr>
              {copy.settingColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.settings.map(([name, value, where]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{where}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <details>
          <summary>{copy.slowTitle}</summary>
          <ul>
            {copy.slow.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </section>
    </div>
  );
}
