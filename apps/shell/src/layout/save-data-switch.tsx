import { useLocation } from 'react-router-dom';
import { useSettings } from '../app/site.tsx';
import { navigationWords as words } from './navigation.content.ts';
import css from './save-data-switch.module.css';

/** Asks the server for pages of few bytes, or takes it back. An ordinary form on purpose: the page it comes back to is drawn anew. */
export function SaveDataSwitch() {
  const { saveData } = useSettings();
  const { pathname, search } = useLocation();
  return (
    <form id="save-data" method="post" action="/save-data" className={css.form}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        name="saveData"
        value={saveData ? 'off' : 'on'}
        aria-pressed={saveData}
        aria-describedby="save-data-hint"
        className={css.switch}
      >
        <span className={css.track} />
        {words.saveData}
      </button>
      <span id="save-data-hint">{words.saveDataHint}</span>
    </form>
  );
}
