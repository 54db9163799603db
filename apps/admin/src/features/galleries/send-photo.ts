import { dataOf, type PhotoResponse } from '@ministry/api-client';
import { api } from '../../session.ts';
import { type SendEvents, sendFile, type Sending } from '../../uploads/send-file.ts';

/** A photo to send. */
interface Parcel {
  albumId: number;
  file: File;
  caption: string;
  /** Resolves once the photos before this one are in the album or have failed. */
  turn(): Promise<void>;
}

/** Sends a photo in pieces. When all pieces have arrived, the photo waits for its turn to join the album. */
export const sendPhoto = ({ albumId, file, caption, turn }: Parcel, events: SendEvents<PhotoResponse>): Sending =>
  sendFile({
    kind: 'image',
    file,
    // No fingerprint: the same file chosen twice, or for two albums, becomes two photos.
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
