import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Toasts } from '../app/toasts.tsx';
import { CompactFooter, Footer } from './footer.tsx';
import { CompactHeader, Header } from './header.tsx';
import { navigationCopy } from './navigation.copy.ts';
import { consoles } from './navigation.ts';
import { useArrival } from './use-arrival.ts';

/** Header and footer of every page (NAV-71 to NAV-73), compact in the consoles. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useArrival();
  // The preview in the console shows the page without header and footer.
  if (pathname === '/page-preview') return <main id="main">{children}</main>;
  const section = consoles[pathname.split('/')[1] as keyof typeof consoles] as
    { href: string; label: string } | undefined;

  return (
    <>
      <a className="skip" href="#main">
        {navigationCopy.skip}
      </a>
      {section ? <CompactHeader section={section} /> : <Header />}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {section ? <CompactFooter /> : <Footer />}
      <Toasts />
    </>
  );
}
