import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { ApiError, apiPath, type OtherGiftsResponse, readableError } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { download } from '../../content/download.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { dayInCopy } from './labels.ts';
import layout from '../../components/layout.module.css';

interface GivingStatementProps {
  /** Id of a ledger entry of the donor. */
  id: number;
  /** The year that is selected at first. */
  firstYear: number;
}

/** The donor's gifts in the selected year, and the download of the statement. */
function useGivingStatement(id: number, firstYear: number) {
  const [year, setYear] = useState(firstYear);
  const [also, setAlso] = useState<number[]>([]);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const read = useQuery({
    ...readQuery(apiPath('/api/ledger/{id}/giving', { path: { id }, query: { year } })),
    placeholderData: keepPreviousData,
    // Personal data: not kept in the cache after the drawer is closed.
    gcTime: 0,
  });

  async function make() {
    setMaking(true);
    setFailure(null);
    const query = { year, also: also.join(',') };
    try {
      const path = apiPath('/api/ledger/{id}/giving-statement.pdf', { path: { id }, query });
      download(await api.readFile(path), `giving-statement-${year}-${id}.pdf`);
    } catch (problem) {
      setFailure(problem);
    } finally {
      setMaking(false);
    }
  }
  function choose(next: string) {
    setYear(Number(next));
    setAlso([]);
    setFailure(null);
  }
  return { year, choose, also, setAlso, read, isMaking, failure, make };
}

/** The annual statement for a donor, as a PDF: the gifts that certainly belong to the donor, and those that the office adds. */
export function GivingStatement({ id, firstYear }: GivingStatementProps) {
  const { year, choose, also, setAlso, read, isMaking, failure, make } = useGivingStatement(id, firstYear);
  const { data, error, isFetching, refetch } = read;
  if (error instanceof ApiError && error.status === 422) return <Alert type="info" showIcon title={error.sentence} />;
  if (error) return <LoadFailed title={copy.giving.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={copy.giving.loading} />;
  const isEmpty = data.count === 0 && also.length === 0;
  const years = Object.fromEntries(data.years.map((each) => [each, String(each)]));
  return (
    <section className={layout.stackLoose} aria-labelledby="giving-statement" aria-busy={isFetching}>
      <h3 id="giving-statement" className={layout.spaceBelow}>
        {copy.giving.title}
      </h3>
      <span className={layout.row}>
        <Choice aria-label={copy.giving.year} value={String(year)} options={years} onChange={choose} />
      </span>
      <p>
        {data.count === 0
          ? copy.giving.none({ year: data.year, name: data.name })
          : copy.giving.found({
              count: data.count,
              name: data.name,
              year: data.year,
              amount: formatShillings(data.total.amount),
            })}{' '}
        {copy.giving.testsLeftOut}
      </p>
      {data.others.length > 0 ? (
        <OtherGifts others={data.others} more={data.moreOthers} chosen={also} onChange={setAlso} />
      ) : null}
      {failure ? (
        <Alert type="error" showIcon role="alert" title={copy.giving.failed({ reason: readableError(failure) })} />
      ) : null}
      <div>
        <Button
          type="primary"
          icon={<Icon name="download" />}
          loading={isMaking}
          disabled={isEmpty || isFetching || isMaking}
          onClick={() => void make()}
        >
          {isMaking ? copy.giving.making : copy.giving.download}
        </Button>
      </div>
    </section>
  );
}

interface OtherGiftsProps {
  others: OtherGiftsResponse[];
  /** Number of further gifts that are not shown. */
  more: number;
  chosen: number[];
  onChange(chosen: number[]): void;
}

/** Gifts that may be of the same donor. The treasurer ticks those that are known to be. */
function OtherGifts({ others, more, chosen, onChange }: OtherGiftsProps) {
  return (
    <fieldset>
      <legend>{copy.giving.others}</legend>
      <Checkbox.Group
        value={chosen}
        onChange={onChange}
        options={others.map(({ entryId, name, email, phone, receivedOn, count, amount }) => ({
          value: entryId,
          label: [
            name,
            email,
            phone,
            count > 1 ? copy.giving.otherGifts({ count, day: dayInCopy(receivedOn) }) : dayInCopy(receivedOn),
            formatShillings(amount),
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
      {more > 0 ? <p className={layout.muted}>{copy.giving.moreOthers({ count: more })}</p> : null}
    </fieldset>
  );
}
