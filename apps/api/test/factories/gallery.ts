import type { GalleryResponse } from '../../src/publishing/galleries/gallery.dto.ts';
import type { TestApp } from '../test-app.ts';

/** A valid request for an album. */
export const galleryRequest = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Eye Camp',
  description: 'Four days in Amuru.',
  eventDate: '2026-05-12',
  ...own,
});

/** Creates an album without photos. */
export async function createGallery(api: TestApp, own: Record<string, unknown> = {}): Promise<GalleryResponse> {
  const answer = await api.send({
    method: 'POST',
    url: '/api/photo-galleries',
    headers: api.as('admin'),
    payload: galleryRequest(own),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<GalleryResponse>();
}
