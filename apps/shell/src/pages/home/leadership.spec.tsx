import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { createReads, type ReadAnswer } from '../../app/reads.ts';
import { SiteProvider } from '../../app/site.tsx';
import { Leadership } from './leadership.tsx';

const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false };
const open = (answer: ReadAnswer) =>
  render(
    <QueryClientProvider client={createReads({ '/api/site/leaders': answer })}>
      <SiteProvider settings={settings} renderedAt={Date.UTC(2026, 10, 25)}>
        <MemoryRouter>
          <Leadership />
        </MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>,
  );

describe('the leaders on the home page', () => {
  afterEach(cleanup);

  it('are reported as missing, with a way to try again, if they could not be loaded', () => {
    open({ status: 503, body: {} });
    expect(screen.getByRole('alert').textContent).toContain('The leaders could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' }).textContent).toBe('Try again');
  });

  it('are left out if the office shows nobody', () => {
    const { container } = open({ status: 200, body: [] });
    expect(container.textContent).toBe('');
  });
});
