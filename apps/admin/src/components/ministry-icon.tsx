/** Icon of a ministry, from the sprite of the public site. Decorative: the text beside it says the same. @param size in pixels */
export function MinistryIcon({ icon, size }: { icon: string; size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/assets/marks-1.svg#${icon}`} />
    </svg>
  );
}
