import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Permission, roles } from '@ministry/domain';
import { PageNotice } from '../components/page-notice.tsx';
import { useAccount, useMay } from '../use-may.ts';
import { consoleCopy as copy } from './console.copy.ts';

/** Shows a page to the roles that may open it. Others, who followed a link or a bookmark, see a notice instead. */
export function Permitted({ needs, children }: { needs: readonly Permission[]; children: ReactNode }) {
  const { data } = useAccount();
  const may = useMay();
  if (!data || may(...needs)) return children;
  return (
    <div data-content="">
      <PageNotice
        title={copy.notPermitted}
        text={copy.notPermittedText({ username: data.username, role: roles[data.role].name })}
      >
        <Link to="/">{copy.toDashboard}</Link>
      </PageNotice>
    </div>
  );
}
