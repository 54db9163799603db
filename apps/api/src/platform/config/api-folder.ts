/** Root folder of the API. The API description, seed files and front-end builds are found from it, both in `src` and in any `dist`. */
export const apiFolder = new URL(
  /^.*\/(?=(?:src|dist(?:-\w+)?)\/)/.exec(import.meta.url)?.[0] ?? './',
  import.meta.url,
);
