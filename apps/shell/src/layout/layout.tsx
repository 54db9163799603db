import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Toasts } from '../app/toasts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navigationCopy } from './navigation.copy.ts';
import { useArrival } from './use-arrival.ts';

/** Header and footer of every page (NAV-71 to NAV-73). */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const scrolled = useScrolled();
  const main = useArrival();
  // The console's preview shows the page alone.
  if (pathname === '/page-preview') return <main id="main">{children}</main>;
  const isConsole = /^\/(admin|media-setup)(\/|$)/.test(pathname);

  return (
    <>
      <a className="skip" href="#main">
        {navigationCopy.skip}
      </a>
      <Header scrolled={scrolled} withShortcuts={!isConsole} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer withNewsletter={!isConsole} />
      <Toasts />
    </>
  );
}

/** True once more than the first 50 pixels of the page are scrolled away. */
function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > 50);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
