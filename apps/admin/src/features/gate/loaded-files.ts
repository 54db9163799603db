/** Files that check-in needs: those of the console and of the site. */
const part = /^\/(assets|remotes\/admin)\//;
const paths = new Set<string>();

function note(entries: PerformanceEntryList): void {
  for (const { name } of entries) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && part.test(pathname)) paths.add(pathname);
  }
}

// Observed from the first file on: the browser's own list of resources is full after a day in the console.
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

/** Paths of the files that this page has loaded so far. */
export function loadedFiles(): string[] {
  note(observer.takeRecords());
  return [...paths];
}
