import { componentsCopy as copy } from './components.copy.ts';
import layout from './layout.module.css';

interface FiguresProps {
  /** Heads the first column: 'Month'. */
  heading: string;
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly string[] }[];
}

/** What a chart shows as a table, for anyone who wants the figures or cannot see the picture. */
export function Figures({ heading, columns, rows }: FiguresProps) {
  return (
    <details>
      <summary>{copy.figures}</summary>
      {/* Wider than a phone with many columns: the arrow keys move it. */}
      <div className={layout.scroller} role="region" aria-label={copy.figures} tabIndex={0}>
        <table className={`${layout.table} ${layout.figures}`}>
          <thead>
            <tr>
              {[heading, ...columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, figures }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {figures.map((figure, at) => (
                  <td key={columns[at]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
