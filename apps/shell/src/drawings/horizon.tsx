import { seeded } from './seeded.ts';

/** Colours of the sky, the sun and four hills, from the farthest to the nearest. */
const palettes = [
  ['#F9D58B', '#FFF', '#E39A3B', '#8F2D14', '#0B5148', '#06302B'],
  ['#F3C9AE', '#FFF', '#D9824F', '#8F2D14', '#5E1F10', '#06302B'],
  ['#0E4A43', '#F6B73C', '#0B3B36', '#08302B', '#062621', '#041A17'],
  ['#CFE6DE', '#0B5148', '#8FBFAE', '#4C8E7B', '#0B5148', '#06302B'],
  ['#8F2D14', '#F6B73C', '#C4622A', '#F6B73C', '#0B5148', '#06302B'],
] as const;

interface HorizonProps {
  /** The id of the item. */
  seed: number;
  /** Puts the sun in the middle, where a narrow frame does not cut it. */
  centred?: boolean;
  className?: string;
}

/** A landscape in place of a missing picture, different for each item. */
export function Horizon({ seed, centred = false, className }: HorizonProps) {
  const random = seeded(seed);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const [sky, sun, ...hills] = palettes[seed % palettes.length] ?? palettes[0];
  const x = centred ? 160 : between(90, 230);
  const y = between(86, 100);
  return (
    <svg className={className} viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={sky} d="M0 0h320v180H0z" />
      <g fill="none" stroke={sun} strokeWidth="3" strokeDasharray="9 2">
        {(centred ? [34, 26, 18, 10] : [54, 44, 34, 24, 14]).map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} />
        ))}
      </g>
      {hills.map((hill, index) => {
        const top = 112 + index * 17;
        return (
          <path
            key={hill}
            fill={hill}
            d={`M0 ${top + between(-6, 6)}C${between(60, 120)} ${top - between(8, 22)} ${between(200, 270)} ${top + between(4, 16)} 320 ${top - between(0, 10)}V180H0z`}
          />
        );
      })}
    </svg>
  );
}
