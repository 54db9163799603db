import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { createReads, type ReadAnswers, refresh } from '../../app/reads.ts';
import { SiteProvider } from '../../app/site.tsx';
import { upcomingPath } from '../../features/events/api/use-events.ts';
import { ComingEvents, shownEvents } from './coming-events.tsx';

const now = new Date();
const event = {
  id: 7,
  title: 'Youth Night',
  description: 'Come.',
  date: new Date(now.getTime() + 86_400_000).toISOString(),
  endDate: null,
  location: 'Gulu',
  category: 'youth',
  tags: [],
  featuredImage: null,
  eventPhotos: [],
  attendeeLimit: null,
  seatsTaken: 0,
  seatsLeft: null,
  registrationRequired: false,
  isActive: true,
  status: 'published',
};

function open(answer: ReadAnswers[string]) {
  const reads = createReads({ [upcomingPath(shownEvents)]: answer });
  render(
    <MemoryRouter>
      <QueryClientProvider client={reads}>
        <SiteProvider
          settings={{
            ...seedSite,
            publicUrl: 'http://localhost',
            giveUrl: null,
            sampleContent: false,
            saveData: false,
          }}
          renderedAt={now.getTime()}
        >
          <ComingEvents />
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return reads;
}

/** jsdom has no `Request`. */
globalThis.Request = class {
  readonly headers = new Headers();
} as unknown as typeof Request;

describe('the coming events of the home page', () => {
  afterEach(cleanup);

  it('can be requested again when they could not be loaded', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    open({ status: 503, body: { message: 'Busy' } });
    expect(screen.getByRole('alert').textContent).toContain('The events could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('status')).textContent).toContain('Loading');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay when a refresh fails', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const reads = open({ status: 200, body: [event] });
    await act(() => refresh(reads, '/api/events'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(reads.getQueryState([upcomingPath(shownEvents)])?.status).toBe('error');
    expect([screen.queryByRole('alert'), screen.getByRole('heading', { level: 3 }).textContent]).toEqual([
      null,
      'Youth Night',
    ]);
  });
});
