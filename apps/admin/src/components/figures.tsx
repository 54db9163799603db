import { componentsCopy as copy } from './components.copy.ts';
import layout from './layout.module.css';

interface FiguresProps {
  /** Heading of the first column: 'Month'. */
  heading: string;
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly string[] }[];
}

/** The data of a chart as a table, for people who want the figures or cannot see the chart. */
export function Figures({ heading, columns, rows }: FiguresProps) {
  return (
    <details>
      <summary>{copy.figures}</summary>
      {/* With many columns it is wider than a phone; the region takes the focus, so that the arrow keys scroll it. */}
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
