import { dataOf, type PhotoResponse } from '@ministry/api-client';
import { api } from '../../session.ts';
import { type SendEvents, sendFile, type Sending } from '../../uploads/send-file.ts';

/** A photo on its way. */
interface Parcel {
  albumId: number;
  file: File;
  caption: string;
  /** Resolves once the photos before it are in the album, or will not come. */
  turn(): Promise<void>;
}

/** Sends a photo in pieces; all there, it waits for its turn to join the album. */
export const sendPhoto = ({ albumId, file, caption, turn }: Parcel, events: SendEvents<PhotoResponse>): Sending =>
  sendFile({
    kind: 'image',
    file,
    // The same file chosen for two albums, or twice, is two photos.
    fingerprint: null,
    events,
    finish: async (upload) => {
      await turn();
      const path = { id: albumId };
      return dataOf(
        api.calls.POST('/api/photo-galleries/{id}/photos/resumable', { params: { path }, body: { upload, caption } }),
      );
    },
  });
