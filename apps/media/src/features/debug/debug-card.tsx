import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { debugCopy as copy } from './debug.copy.ts';
import { asText } from './debug-lines.ts';
import components from '../../components/components.module.css';

export function DebugCard({ lines }: { lines: [string, string][] }) {
  return (
    <Card
      id="debug"
      title={copy.title}
      aside={
        <div>
          <CopyButton name={copy.copyName} copy={copy.copy} text={asText(lines)} />
        </div>
      }
    >
      <p className={components.muted}>{copy.lead}</p>
      <dl className={components.list}>
        {lines.map(([name, value]) => (
          <div key={name} className={components.between}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
