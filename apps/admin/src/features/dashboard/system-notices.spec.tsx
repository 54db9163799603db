import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SystemResponse } from '@ministry/api-client';
import { Line } from './system-line.tsx';
import { BackupNotice, DiskNotice } from './system-notices.tsx';

const diskAt = (usedPercent: number, uses: SystemResponse['disk']['uses'] = []): SystemResponse['disk'] => ({
  totalBytes: 80e9,
  freeBytes: (100 - usedPercent) * 0.8e9,
  usedPercent,
  uses,
});
const madeAt = (createdAt: string) => ({ createdAt, bytes: 34_000_000 });
const backups: SystemResponse['backups'] = {
  isConfigured: true,
  last: madeAt('2026-11-22T02:00:00.000Z'),
  isOverdue: false,
  failure: null,
};
const show = (part: React.ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>).container;
const lineOf = (own: Partial<SystemResponse>) => show(<Line system={{ disk: diskAt(41), backups, ...own }} />);

describe('the notice about the disk', () => {
  it('is hidden below 80%', () => expect(show(<DiskNotice disk={diskAt(79)} />).childElementCount).toBe(0));

  it.each([
    [80, 'warning'],
    [94, 'warning'],
    [95, 'error'],
    [100, 'error'],
  ])('says at %d%% how full it is, as a %s', (percent, type) => {
    show(<DiskNotice disk={diskAt(percent)} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(`${percent}% full`);
    expect(alert.className).toContain(`ant-alert-${type}`);
  });

  it('lists what uses a hundredth of the disk or more, with links to where it is deleted', () => {
    show(
      <DiskNotice
        disk={diskAt(85, [
          { kind: 'recordings', bytes: 31_240_000_000 },
          { kind: 'image', bytes: 4_000_000_000 },
          { kind: 'database', bytes: 900_000_000 },
          { kind: 'unfinished', bytes: 120_000_000 },
        ])}
      />,
    );
    const rows = within(screen.getByRole('list', { name: 'What uses the space' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('31.2 GB'),
      expect.stringContaining('4 GB'),
      expect.stringContaining('900 MB'),
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/sermons/recordings',
      '/community/galleries',
    ]);
  });
});

describe('the notice about backups', () => {
  it.each([
    ['all is well', backups],
    ['none are made', { ...backups, isConfigured: false, last: null }],
    ['the first is still to be made', { ...backups, last: null }],
  ])('is hidden while %s', (_, state) => expect(show(<BackupNotice backups={state} />).childElementCount).toBe(0));

  it('says that the last one is old, and its date', () => {
    show(<BackupNotice backups={{ ...backups, isOverdue: true }} />);
    expect(screen.getByRole('alert').textContent).toMatch(/more than two days old.*Sun 22 Nov 2026, 5:00 AM/);
  });

  it.each([
    ['the last good one', backups.last, /failed.*Mon 23 Nov 2026, 5:00 AM.*Sun 22 Nov 2026, 5:00 AM.*ENOSPC/],
    ['that there is none', null, /failed.*Mon 23 Nov 2026, 5:00 AM.*no good backup yet.*ENOSPC/],
  ])('says when the last one failed, why, and %s', (_, last, text) => {
    const failure = { at: '2026-11-23T02:00:00.000Z', reason: 'ENOSPC: no space left on device, write' };
    show(<BackupNotice backups={{ ...backups, last, failure }} />);
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });
});

describe('the status line', () => {
  it('says when the last good backup was made and how full the disk is', () =>
    expect(lineOf({}).textContent).toBe(
      'Last good backup: Sun 22 Nov 2026, 5:00 AM (34 MB). The disk is 41% full, 47.2 GB free.',
    ));
  it('says which setting turns backups on if they are off', () =>
    expect(lineOf({ backups: { ...backups, isConfigured: false, last: null } }).textContent).toMatch(
      /^No backups are made.*BACKUP_TO and BACKUP_PASSPHRASE/,
    ));
  it('says when the first one is made', () =>
    expect(lineOf({ backups: { ...backups, last: null } }).textContent).toContain('within ten minutes'));
  it('leaves out what the notices say', () => {
    expect(lineOf({ disk: diskAt(85) }).textContent).not.toContain('full');
    expect(lineOf({ backups: { ...backups, isOverdue: true } }).textContent).not.toContain('backup');
    expect(lineOf({ disk: diskAt(85), backups: { ...backups, isOverdue: true } }).childElementCount).toBe(0);
  });
});
