import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { seedSite } from '@ministry/domain';
import { SiteProvider } from '../app/site.tsx';
import { Picture } from './picture.tsx';

const src = '/uploads/0123456789abcdef01234567-1200x800.jpg';
function pictureOf({ saveData = false, tap }: { saveData?: boolean; tap?: string }) {
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData };
  return (
    <SiteProvider settings={settings} renderedAt={0}>
      <Picture src={src} alt="The choir" tap={tap} placeholder={<p>hills</p>} />
    </SiteProvider>
  );
}

describe('Picture', () => {
  it('is in the document, loads lazily and has its size, so that it needs no script', () => {
    const html = renderToString(pictureOf({}));
    expect(html).toMatch(/^<span data-waits="">.*<img [^>]*width="1200" height="800" loading="lazy" decoding="async"/);
    expect(html).not.toContain('hills');
  });

  it('is a link with Save-Data if it can be requested, otherwise its drawing', () => {
    const asked = renderToString(pictureOf({ saveData: true, tap: 'Show photo' }));
    expect([asked.includes('<img'), asked.includes(`href="${src}"`)]).toEqual([false, true]);
    const drawn = renderToString(pictureOf({ saveData: true }));
    expect([drawn.includes('<img'), drawn.includes('hills')]).toEqual([false, true]);
  });
});
