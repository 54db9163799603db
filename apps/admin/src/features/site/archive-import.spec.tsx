import { render, screen } from '@testing-library/react';
import type { ArchiveCheckResponse, ArchiveContentsResponse } from '@ministry/api-client';
import { ArchiveCheck } from './archive-check.tsx';
import { ArchiveImport } from './archive-import.tsx';

const nothing = () => undefined;
/** After midnight in Kampala. */
const late = '2026-03-01T22:30:00Z';

describe('the dates of an archive', () => {
  it('are shown in Kampala time, wherever the device is', () => {
    const found = {
      isImportable: false,
      site: 'Grace',
      createdAt: late,
      kinds: [],
      files: 0,
      bytes: 0,
      missing: 0,
      problems: [],
      reasons: [],
    } satisfies ArchiveCheckResponse;
    const checked = { sent: { id: '1', name: 'grace.zip', at: 0 }, found };
    render(<ArchiveCheck checked={checked} siteName="Hope" onClose={nothing} onImported={nothing} />);
    expect(screen.getByText('From Grace, exported on 2 March 2026.')).toBeTruthy();

    const lastImport = { summary: '12 events', by: 'ruth', at: late };
    const contents = { siteName: 'Hope', lastImport, previous: null } as unknown as ArchiveContentsResponse;
    render(<ArchiveImport contents={contents} onImported={nothing} />);
    expect(screen.getByText('12 events, by ruth on Mon 2 Mar 2026, 1:30 AM.')).toBeTruthy();
  });
});
