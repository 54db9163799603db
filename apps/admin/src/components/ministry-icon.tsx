/** The mark of a ministry, from the public site's own sprite; words beside it say the same. @param size in pixels */
export function MinistryIcon({ icon, size }: { icon: string; size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/assets/marks-1.svg#${icon}`} />
    </svg>
  );
}
