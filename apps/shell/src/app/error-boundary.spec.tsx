import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteProvider } from './site.tsx';

const settings = { ...seedSite, publicUrl: 'http://site', giveUrl: null, sampleContent: false, saveData: false };

let isBroken: boolean;

function Sermons() {
  if (isBroken) throw new Error('Loading chunk failed');
  return <h1>Sermons</h1>;
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const go = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('a page that does not open', () => {
  beforeEach(() => {
    isBroken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    history.replaceState(null, '', '/');
    render(
      <BrowserRouter>
        <Link to="/">Home</Link> <Link to="/sermons">Listen</Link>
        <SiteProvider settings={settings} renderedAt={0}>
          <ErrorBoundary>
            <Routes>
              <Route path="/" element={<h1>Welcome</h1>} />
              <Route path="/sermons" element={<Sermons />} />
            </Routes>
          </ErrorBoundary>
        </SiteProvider>
      </BrowserRouter>,
    );
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('says so with the focus, and leaves the links to the other pages usable', () => {
    go('Listen');
    expect([heading(), document.activeElement?.tagName]).toEqual(['This page did not open', 'H1']);
    go('Home');
    expect(heading()).toBe('Welcome');
  });

  it('is tried again when the visitor returns to it', () => {
    go('Listen');
    go('Home');
    isBroken = false;
    go('Listen');
    expect(heading()).toBe('Sermons');
  });
});
