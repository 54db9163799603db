import { Button } from 'antd';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import { AntdTheme } from '../../theme/antd-theme-provider.tsx';
import { CheckIn } from './check-in.tsx';
import { gateCopy } from './gate.copy.ts';
import layout from '../../components/layout.module.css';

const { offer: copy } = gateCopy;

/** Check-in on a phone that has the list but is offline and cannot sign in. No other page of the console is available. */
export default function CheckInWithoutSignIn({ onSignIn }: { onSignIn(): void }) {
  const notice = (
    <p className={`${layout.between} ${layout.caution} ${layout.spaceBelowLoose}`}>
      {copy.opened} <Button onClick={onSignIn}>{copy.signIn}</Button>
    </p>
  );
  return (
    <AntdTheme>
      <BrowserRouter basename={`${basePath}/admin`}>
        <Routes>
          <Route
            path="/gate/:id"
            element={
              <div className={layout.padded}>
                <CheckIn notice={notice} />
              </div>
            }
          />
        </Routes>
      </BrowserRouter>
    </AntdTheme>
  );
}
