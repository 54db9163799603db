import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { useItemForm } from '../../forms/use-item-form.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAccount } from '../../use-may.ts';
import { type GivingProposal, type GivingValues, type StoredGiving, toRequest, toValues } from './giving.ts';
import { GivingFields } from './giving-fields.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const path = apiPath('/api/site/giving');
const { queryKey } = readQuery(path);
const read = async (): Promise<StoredGiving> => ({ ...(await api.read(path)), id: 1 });
const title = 'Ways of giving';
const lead =
  'Where gifts go to. A changed number is how churches are robbed, so a change is public once another account has confirmed it.';

/** Where gifts go to: changed by one account, public once another has confirmed it. */
export default function GivingPage() {
  // Read anew at each visit: what others have proposed is seen.
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  const [withdrawn, setWithdrawn] = useState<GivingValues | null>(null);
  if (error)
    return <LoadFailed title="The ways of giving could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading the ways of giving…" />;
  const stored: StoredGiving = { ...data, id: 1 };
  return data.proposal ? (
    <Decision stored={stored} proposal={data.proposal} onWithdrawn={setWithdrawn} />
  ) : (
    <GivingForm key={data.version} stored={stored} withdrawn={withdrawn} />
  );
}

interface DecisionProps {
  stored: StoredGiving;
  proposal: GivingProposal;
  /** Told what the form is to begin with. */
  onWithdrawn(values: GivingValues): void;
}

function Decision({ stored, proposal, onWithdrawn }: DecisionProps) {
  const queries = useQueryClient();
  const { data: account } = useAccount();
  const isOwn = account?.username === proposal.proposedBy;
  async function decide(decision: 'confirm' | 'withdraw') {
    const body = { version: stored.version };
    const saved = await dataOf(
      decision === 'confirm'
        ? api.calls.POST('/api/site/giving/proposal/confirm', { body })
        : api.calls.POST('/api/site/giving/proposal/withdraw', { body }),
    );
    if (decision === 'withdraw' && isOwn) onWithdrawn(toValues(proposal));
    queries.setQueryData(queryKey, saved);
    showToast(
      decision === 'confirm'
        ? { title: 'The change is confirmed', description: 'The whole site shows it now.' }
        : {
            title: isOwn ? 'The change is withdrawn' : 'The change is rejected',
            description: 'The site stays as it was.',
          },
    );
  }
  return (
    <PageFrame title={title} lead={lead}>
      <ProposalCard
        stored={stored}
        proposal={proposal}
        isOwn={isOwn}
        onDecide={decide}
        onReload={() => void queries.invalidateQueries({ queryKey })}
      />
    </PageFrame>
  );
}

function publicSince({ confirmedAt, proposedBy, confirmedBy }: StoredGiving): string {
  if (confirmedAt === null) return '';
  const who =
    proposedBy === confirmedBy
      ? `proposed and, a day later, confirmed by ${String(confirmedBy)}`
      : `proposed by ${String(proposedBy)}, confirmed by ${String(confirmedBy)}`;
  return `Public since ${formatMoment(confirmedAt)}: ${who}.`;
}

function GivingForm({ stored, withdrawn }: { stored: StoredGiving; withdrawn: GivingValues | null }) {
  const queries = useQueryClient();
  const form = useItemForm<StoredGiving, GivingValues>({
    type: 'site-giving',
    item: stored,
    proposed: withdrawn,
    toValues: (giving) => toValues(giving ?? stored),
    nameOf: () => 'the ways of giving',
    send: async (values, { version = 0 }) => ({
      ...(await dataOf(api.calls.PUT('/api/site/giving/proposal', { body: toRequest(values, version) }))),
      id: 1,
    }),
    read,
    failed: readableError,
    onSaved(saved) {
      queries.setQueryData(queryKey, saved);
      showToast({ title: 'The change is proposed', description: 'The site shows it once it is confirmed.' });
    },
  });
  return (
    <SettingsForm
      form={form}
      part="giving"
      one="ways of giving"
      title={title}
      lead={lead}
      viewPath="/contact#donation"
      save="Propose the change"
      changed={publicSince(stored)}
      toValues={(settings) => toValues({ ...stored, ...settings })}
    >
      <GivingFields values={form.values} />
    </SettingsForm>
  );
}
