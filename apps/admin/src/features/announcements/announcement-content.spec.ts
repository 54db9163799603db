import type { AnnouncementResponse } from '@ministry/api-client';
import { announcementContent, announcementForm } from './announcement-content.tsx';

const now = new Date('2026-11-21T08:00:00.000Z');
const stored: AnnouncementResponse = {
  id: 7,
  title: 'Three days of prayer',
  content: 'We meet **each evening**.',
  richText: [],
  priority: 'high',
  date: '2026-11-20T05:30:00.000Z',
  validUntil: '2026-12-31',
  featuredImage: '/uploads/prayer.webp',
  isActive: true,
  status: 'published',
  createdAt: '2026-11-20T05:30:00.000Z',
  updatedAt: '2026-11-20T05:30:00.000Z',
};

describe('an announcement in the editor', () => {
  // ANN-11, ANN-27
  it('is sent as it was stored', () => {
    const { title, content, priority, date, validUntil, featuredImage, isActive } = stored;
    expect(announcementForm.toRequest(announcementForm.toDraft(stored), now)).toEqual({
      title,
      content,
      priority,
      date,
      validUntil,
      featuredImage,
      isActive,
      publishAt: null,
      unpublishAt: null,
    });
  });
  it('has empty fields where nothing is stored', () => {
    const bare = announcementForm.toDraft({ ...stored, validUntil: null, featuredImage: null });
    expect([bare['validUntil'], bare['featuredImage']]).toEqual(['', '']);
    expect(announcementForm.toRequest(bare, now)).toMatchObject({ validUntil: '', featuredImage: null });
  });
  // ANN-12, ANN-13
  it('begins with medium priority out of three, dated now', () => {
    const empty = announcementContent.emptyDraft(now);
    expect(announcementForm.toRequest(empty, now)).toMatchObject({
      priority: 'medium',
      date: now.toISOString(),
      isActive: true,
    });
    const priority = announcementContent.fields.find(({ name }) => name === 'priority');
    expect(priority?.kind === 'select' && Object.keys(priority.options)).toEqual(['low', 'medium', 'high']);
  });
  it('is previewed as the public page shows it', () => {
    const draft = { ...announcementForm.toDraft(stored), title: 'Four days', validUntil: '' };
    expect(announcementContent.pageItem(draft, stored, now, [[{ tag: 'p' }]])).toMatchObject({
      id: 7,
      title: 'Four days',
      validUntil: null,
      richText: [{ tag: 'p' }],
      createdAt: stored.createdAt,
    });
  });
});
