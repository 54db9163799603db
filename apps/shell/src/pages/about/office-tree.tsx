import type { OfficeResponse } from '@ministry/api-client';
import { Coil } from '@ministry/ui/coil';
import { useRead } from '../../app/reads.ts';
import { officesPath } from '../../features/team/api/people-paths.ts';
import { NotYet } from '../../features/team/components/not-yet.tsx';
import { aboutCopy as copy } from './about.copy.ts';
import { type Branch, branchesOf } from './branches.ts';
import css from './about.module.css';

/** ABT-01: offices and the offices below them as nested lists; the coil has one ring less at each level. */
export function OfficeTree() {
  const offices = useRead(officesPath);
  if (!offices.data) return <NotYet read={offices} loading={copy.officesLoading} failed={copy.officesFailed} />;
  if (offices.data.length === 0) return null;
  return (
    <ul className={css.tree}>
      <Branches of={branchesOf<OfficeResponse>(offices.data)} rings={5} />
    </ul>
  );
}

const Branches = ({ of, rings }: { of: readonly Branch<OfficeResponse>[]; rings: number }) =>
  of.map(({ office: { name, task }, under }, place) => (
    <li key={place}>
      <div className={css.office}>
        <Coil size={36} rings={rings} />
        <p>
          <strong>{name}</strong>
          {task}
        </p>
      </div>
      {under.length > 0 ? (
        <ul>
          <Branches of={under} rings={Math.max(1, rings - 1)} />
        </ul>
      ) : null}
    </li>
  ));
