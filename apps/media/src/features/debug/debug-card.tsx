import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { asText } from './debug-lines.ts';
import { debugWords as words } from './debug.content.ts';
import styles from './debug.module.css';

export function DebugCard({ lines }: { lines: [string, string][] }) {
  return (
    <Card
      id="debug"
      title={words.title}
      aside={
        <div className={styles.copy}>
          <CopyButton name={words.copyName} words={words.copy} text={asText(lines)} />
        </div>
      }
    >
      <p className={styles.lead}>{words.lead}</p>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
