/**
 * Fetches the picture after each `[data-waits]` placeholder when it comes near the screen, and hides the placeholder when the picture
 * has loaded. The browsers' own lazy loading begins up to 3,000 pixels before. This function is also part of the script in each document,
 * so it must not use anything outside of itself.
 */
export function showWhenNear(page: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = target.parentElement as HTMLElement;
        const image = isIntersecting && place.nextElementSibling?.querySelector('img');
        if (!image) continue;
        // The placeholder is also hidden after a failure, so that the drawing can be shown.
        image.onload = image.onerror = () => (place.hidden = true);
        // Browsers do not fetch a lazy picture that is not displayed.
        image.loading = 'eager';
      }
    },
    { rootMargin: '300px' },
  );
  for (const drawing of page.querySelectorAll('[data-waits]>*')) observer.observe(drawing);
}
