import { Coil } from '@ministry/ui/coil';
import type { Office } from './about.copy.ts';
import css from './about.module.css';

/** An office and the offices below it as nested lists; the coil has a ring less at each level. */
export function OfficeTree({ office }: { office: Office }) {
  return (
    <ul className={css.tree}>
      <Branch office={office} rings={5} />
    </ul>
  );
}

function Branch({ office: { name, task, under }, rings }: { office: Office; rings: number }) {
  return (
    <li>
      <div className={css.office}>
        <Coil size={36} rings={rings} />
        <p>
          <strong>{name}</strong>
          {task}
        </p>
      </div>
      {under ? (
        <ul>
          {under.map((office) => (
            <Branch key={office.name} office={office} rings={Math.max(1, rings - 1)} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
