/**
 * Fetches the picture beside each `[data-waits]` of a page when it comes near the screen, and puts it there when it has come.
 * Browsers' own lazy loading begins up to 3,000 pixels before. Part of the script in each document too, so it must not use
 * anything outside of itself.
 */
export function showWhenNear(page: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = target.parentElement as HTMLElement;
        const image = isIntersecting && place.nextElementSibling?.querySelector('img');
        if (!image) continue;
        // What failed gives way to its drawing.
        image.onload = image.onerror = () => (place.hidden = true);
        // What is not displayed is not fetched while it is lazy.
        image.loading = 'eager';
      }
    },
    { rootMargin: '300px' },
  );
  for (const drawing of page.querySelectorAll('[data-waits]>*')) observer.observe(drawing);
}
