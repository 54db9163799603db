interface CoilProps {
  /** Pixels. */
  size?: number;
  rings?: number;
  className?: string | undefined;
}

/** Concentric dashed rings, after Ugandan coiled basketry. Drawn in the text colour. */
export function Coil({ size = 32, rings = 3, className }: CoilProps) {
  const radii = Array.from({ length: rings }, (_, ring) => 15 - (ring * 15) / rings);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 34 34"
      fill="none"
      stroke="currentColor"
      strokeWidth={rings > 3 ? 1.6 : 2.6}
      strokeDasharray="5 1.2"
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="17" cy="17" r={radius} />
      ))}
    </svg>
  );
}
