import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { SiteProvider } from '../app/site.tsx';
import { Layout } from './layout.tsx';

function open({ path = '/', giveUrl = null }: { path?: string; giveUrl?: string | null } = {}) {
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl, sampleContent: false, saveData: false };
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider settings={settings} renderedAt={Date.now()}>
        <Layout>content</Layout>
      </SiteProvider>
    </MemoryRouter>,
  );
}
const current = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .queryAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);

describe('the layout', () => {
  afterEach(cleanup);

  // NAV-16, NAV-17
  it('links to the external address for gifts in a new tab, if one is set', () => {
    open({ giveUrl: 'https://give.example.org/' });
    for (const name of [/^Give \(opens in a new tab\)/, /^Give Online \(opens in a new tab\)/]) {
      const link = screen.getByRole('link', { name, hidden: true });
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        'https://give.example.org/',
        '_blank',
        'noopener',
      ]);
    }
  });

  // NAV-18…20: home is highlighted only on its own address, the other entries also on all addresses below theirs
  it.each([
    ['/', ['Home']],
    ['/?from=mail#week', ['Home']],
    ...Object.entries({
      '/about': 'About',
      '/ministries': 'Ministries',
      '/community': 'Community',
      '/gallery': 'Gallery',
      '/events': 'Events',
      '/sermons': 'Sermons',
      '/announcements': 'Announcements',
      '/live': 'Live Stream',
      '/contact': 'Contact',
    }).flatMap(([href, label]) =>
      ['', '/12', '/a/b', '?tab=gallery'].map((rest): [string, string[]] => [href + rest, [label]]),
    ),
    ['/eventsandmore', []],
    ['/privacy', []],
  ])('highlights %s as %j', (path, names) => {
    open({ path });
    expect(current()).toEqual(names);
  });

  // NAV-50
  it.each([
    [2025, '© 2025 Faithful Witness Ministries'],
    [2026, '© 2025–2026 Faithful Witness Ministries'],
  ])('shows the years since 2025: in %d it says %j', (year, text) => {
    jest.useFakeTimers({ now: Date.UTC(year, 5, 1) });
    open();
    expect(screen.getByText(/^©/).textContent).toBe(text);
    jest.useRealTimers();
  });

  // NAV-14, NAV-18
  it('marks the link to the console while the console is open', () => {
    open({ path: '/admin/events' });
    for (const link of screen.getAllByRole('link', { name: 'Admin', hidden: true }))
      expect(link.getAttribute('aria-current')).toBe('page');
    const marked = within(screen.getByRole('banner')).getAllByRole('link', { current: 'page', hidden: true });
    expect([...new Set(marked.map(({ textContent }) => textContent))]).toEqual(['Admin']);
  });

  // NAV-49
  it('offers the newsletter to visitors, not to staff at work', () => {
    open({ path: '/events' });
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
    cleanup();
    open({ path: '/admin/events' });
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });

  it('has no shortcuts in the consoles', () => {
    open({ path: '/admin/events' });
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
  });
});
