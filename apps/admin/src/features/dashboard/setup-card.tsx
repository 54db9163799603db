import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { dashboardCopy as copy } from './dashboard.copy.ts';
import layout from '../../components/layout.module.css';

const { queryKey, queryFn } = readQuery(apiPath('/api/site/setup'));

/** Offers the set-up of a new site until it is completed or dismissed. */
export function SetupCard() {
  const queries = useQueryClient();
  // If it cannot be read, nothing is offered: the rest of the dashboard matters more.
  const { data } = useQuery({ queryKey, queryFn });
  const dismissal = useMutation({
    mutationFn: () => dataOf(api.calls.POST('/api/site/setup/dismiss')),
    onSuccess: (closed) => queries.setQueryData(queryKey, closed),
  });
  if (!data?.isOpen) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={copy.setup.title}
      description={
        <>
          {copy.setup.text}
          {dismissal.error ? <p role="alert">{readableError(dismissal.error)}</p> : null}
          <div className={`${layout.row} ${layout.spaceAbove}`}>
            <Link to="/site/setup">{copy.setup.begin}</Link>
            <Button disabled={dismissal.isPending} onClick={() => dismissal.mutate()}>
              {copy.setup.dismiss}
            </Button>
          </div>
        </>
      }
    />
  );
}
