import type { Choice } from '../hls-playback.ts';
import { liveCopy as copy } from '../live.copy.ts';
import type { Option } from '../stream-cost.ts';
import css from './live.module.css';

const nameOf = ({ choice, height }: Option): string =>
  choice === 'sound' ? copy.soundOnly : choice === 'auto' ? copy.automatic : height ? `${height}p` : copy.lowest;

function costOf({ megabytes }: Option): string {
  if (megabytes === undefined) return copy.automaticHint;
  return megabytes === null ? copy.notWeighed : copy.anHour({ megabytes });
}

/** With one rendition there is no 'auto' option; that rendition counts as chosen. */
const isChosen = (option: Option, choice: Choice, options: Option[]): boolean =>
  option.choice === (choice === 'auto' && !options.some((each) => each.choice === 'auto') ? 0 : choice);

/** The choice of quality, with the data cost of each. */
export function Choices({
  options,
  choice,
  onChoose,
}: {
  options: Option[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <fieldset className={css.options}>
      <legend>{copy.quality}</legend>
      {options.map((option) => (
        <label key={option.choice}>
          <input
            type="radio"
            name="quality"
            checked={isChosen(option, choice, options)}
            onChange={() => onChoose(option.choice)}
          />
          <span>
            <b>{nameOf(option)}</b>
            {costOf(option)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
