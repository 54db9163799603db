import { useEffect, useState } from 'react';
import { basePath } from '@ministry/messages';
import { useNow } from '../../../app/site.tsx';
import { outcomeWithoutScript } from '../../../forms/plain-outcome.ts';
import { type MyPrayer, myPrayers, rememberPrayer } from '../my-prayers.ts';
import { prayerCopy as copy } from '../prayer.copy.ts';
import { replyCodeOf } from '../prayer.ts';
import { MyPrayersList } from './my-prayers-list.tsx';
import { PrayerForm } from './prayer-form.tsx';
import css from './prayer.module.css';

/** The prayer form and its result. @param search the query of the page: without a script, the server puts the reply code there */
export function PrayerSection({ search }: { search: URLSearchParams }) {
  const now = useNow();
  const outcome = outcomeWithoutScript(search, 'prayer');
  const [asked, setAsked] = useState(() => replyCodeOf(search.get('code')));
  const [cameBack] = useState(outcome.isSent ? asked : null);
  const [code, setCode] = useState(cameBack);
  const [refusal, setRefusal] = useState(outcome.refusal);
  const [prayers, setPrayers] = useState<MyPrayer[]>([]);

  useEffect(() => {
    setPrayers(cameBack === null ? myPrayers() : rememberPrayer(cameBack, new Date()));
    // A code gives access to replies, so it must not stay in the history of a shared phone.
    if (cameBack) history.replaceState(history.state, '', `${basePath}/contact#prayer`);
  }, [cameBack]);

  return (
    <div className={css.columns}>
      <div>
        <h2 id="prayer-heading">{copy.heading}</h2>
        <p className={css.intro}>{copy.lead}</p>
        <PrayerForm
          refusal={refusal}
          code={code}
          onSent={(sent) => {
            setCode(sent);
            // The refusal was about the request that has now been sent.
            setRefusal(undefined);
            setPrayers(rememberPrayer(sent, now));
          }}
          onAnother={() => setCode(null)}
        />
      </div>
      <MyPrayersList prayers={prayers} onChange={setPrayers} asked={asked} onAsk={setAsked} />
    </div>
  );
}
