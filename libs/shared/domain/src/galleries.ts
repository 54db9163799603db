/** Longest accepted input of albums and photos, in characters unless a unit is given. */
export const galleryLimits = {
  title: 200,
  description: 2_000,
  caption: 300,
  url: 2_048,
  /** Key that the client gives an upload. */
  uploadKey: 64,
  /** Photos in one album. */
  photos: 500,
} as const;
