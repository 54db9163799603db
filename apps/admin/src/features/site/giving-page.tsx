import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAccount } from '../../use-may.ts';
import { givingCopy as copy } from './giving.copy.ts';
import { type GivingProposal, type GivingValues, type StoredGiving, toRequest, toValues } from './giving.ts';
import { GivingFields } from './giving-fields.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsPage, useSettingsForm } from './settings-page.tsx';

const path = apiPath('/api/site/giving');
const { queryKey } = readQuery(path);
const title = copy.title;
const lead = copy.lead;

/** The ways of giving. One account proposes a change; it is public after another account has confirmed it. */
export default function GivingPage() {
  const [withdrawn, setWithdrawn] = useState<GivingValues | null>(null);
  return (
    <SettingsPage path={path} name={copy.theWays}>
      {(stored) =>
        stored.proposal ? (
          <Decision stored={stored} proposal={stored.proposal} onWithdrawn={setWithdrawn} />
        ) : (
          <GivingForm key={stored.version} stored={stored} withdrawn={withdrawn} />
        )
      }
    </SettingsPage>
  );
}

interface DecisionProps {
  stored: StoredGiving;
  proposal: GivingProposal;
  /** Called with the values that the form starts with. */
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
        ? { title: copy.confirmedTitle, description: common.theWholeSiteShowsIt }
        : {
            title: isOwn ? copy.withdrawnTitle : copy.rejectedTitle,
            description: copy.siteUnchanged,
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
  const moment = formatDateTime(confirmedAt);
  const name = String(confirmedBy);
  return proposedBy === confirmedBy
    ? copy.publicByOne({ moment, name })
    : copy.publicByTwo({ moment, proposedBy: String(proposedBy), confirmedBy: name });
}

function GivingForm({ stored, withdrawn }: { stored: StoredGiving; withdrawn: GivingValues | null }) {
  const form = useSettingsForm<StoredGiving, GivingValues>({
    path,
    stored,
    type: 'site-giving',
    name: copy.theWays,
    proposed: withdrawn,
    toValues,
    send: (values, version) => dataOf(api.calls.PUT('/api/site/giving/proposal', { body: toRequest(values, version) })),
    onSaved: () => showToast({ title: copy.proposedTitle, description: copy.proposedText }),
  });
  return (
    <SettingsForm
      form={form}
      part="giving"
      one={copy.ways}
      title={title}
      lead={lead}
      viewPath="/contact#donation"
      save={copy.propose}
      changed={publicSince(stored)}
    >
      <GivingFields values={form.values} />
    </SettingsForm>
  );
}
