import { useLocation } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import { useSettings } from '../app/site.tsx';
import { Languages } from './languages.tsx';
import { navigationCopy as copy } from './navigation.copy.ts';
import css from './save-data-switch.module.css';

/** Turns data saving on or off. A plain form, because the server has to render the page again. */
export function SaveDataSwitch() {
  const { saveData } = useSettings();
  const { pathname, search } = useLocation();
  return (
    <form id="save-data" method="post" action="/save-data" className={css.form}>
      <input type="hidden" name="returnTo" value={basePath + pathname + search} />
      <button
        name="saveData"
        value={saveData ? 'off' : 'on'}
        aria-pressed={saveData}
        aria-describedby="save-data-hint"
        className={css.switch}
      >
        <span className={css.track} />
        {copy.saveData}
      </button>
      <span id="save-data-hint">{copy.saveDataHint}</span>
      {/* For visitors who save data, pages are saved only on request. Loads a document, because the service worker renders a part of it. */}
      {saveData ? <a href={`${basePath}/offline`}>{copy.offline}</a> : null}
      <Languages />
    </form>
  );
}
