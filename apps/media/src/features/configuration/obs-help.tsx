import type { Source } from '../../api/stream.types.ts';
import { obsCopy as copy, obsSettings } from './obs.copy.ts';
import components from '../../components/components.module.css';
import styles from './configuration.module.css';

/** The steps for OBS, with the address to send to. */
function stepsOf(source: Source, server: string): string[] {
  const steps: readonly (string | ((values: { server: string }) => string))[] = copy.steps[source];
  return steps.map((step) => (typeof step === 'string' ? step : step({ server })));
}

/** MEDIA-25, MEDIA-30: steps and settings for OBS, with the exact values. */
export function ObsHelp({ source, server }: { source: Source; server: string }) {
  return (
    <div className={components.columns}>
      <section className={components.stack}>
        <h3>{copy.stepsTitle}</h3>
        <ol>
          {stepsOf(source, server).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={components.stack}>
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
            {obsSettings.map(([name, value, where]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <b>{value}</b>
                </td>
                <td className={components.muted}>{where}</td>
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
