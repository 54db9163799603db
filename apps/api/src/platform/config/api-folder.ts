/** Of the API, where its description, its first files and the builds of the front ends are found from `src` and from any `dist`. */
export const apiFolder = new URL(
  /^.*\/(?=(?:src|dist(?:-\w+)?)\/)/.exec(import.meta.url)?.[0] ?? './',
  import.meta.url,
);
