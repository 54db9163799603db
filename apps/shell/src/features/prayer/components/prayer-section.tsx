import { useEffect, useState } from 'react';
import { useNow } from '../../../app/site.tsx';
import { plainOutcome } from '../../../forms/plain-outcome.ts';
import { myPrayers, rememberPrayer, type MyPrayer } from '../my-prayers.ts';
import { prayerWords as words } from '../prayer.content.ts';
import { replyCodeOf } from '../prayer.ts';
import { MyPrayersList } from './my-prayers-list.tsx';
import { PrayerForm } from './prayer-form.tsx';
import css from './prayer.module.css';

/** The prayer form and what has come of it. `search` is the query of the page: a plain form comes back with its code there. */
export function PrayerSection({ search }: { search: URLSearchParams }) {
  const now = useNow();
  const outcome = plainOutcome(search, 'prayer');
  const asked = replyCodeOf(search.get('code'));
  const cameBack = outcome.isSent ? asked : null;
  const [code, setCode] = useState(cameBack);
  const [refusal, setRefusal] = useState(outcome.refusal);
  const [prayers, setPrayers] = useState<MyPrayer[]>([]);

  useEffect(() => {
    setPrayers(cameBack === null ? myPrayers() : rememberPrayer(cameBack, new Date()));
  }, [cameBack]);

  return (
    <div className={css.columns}>
      <div>
        <h2 id="prayer-heading">{words.heading}</h2>
        <p className={css.intro}>{words.lead}</p>
        <PrayerForm
          refusal={refusal}
          code={code}
          onSent={(sent) => {
            setCode(sent);
            // It was about what has gone out now.
            setRefusal(undefined);
            setPrayers(rememberPrayer(sent, now));
          }}
          onAnother={() => setCode(null)}
        />
      </div>
      <MyPrayersList prayers={prayers} onChange={setPrayers} asked={asked} />
    </div>
  );
}
