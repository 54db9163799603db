import type { Choice } from '../hls-playback.ts';
import { liveWords as words } from '../live.content.ts';
import type { Option } from '../stream-cost.ts';
import css from './live.module.css';

const nameOf = ({ choice, height }: Option): string =>
  choice === 'sound' ? words.soundOnly : choice === 'auto' ? words.automatic : height ? `${height}p` : words.lowest;

function costOf({ megabytes }: Option): string {
  if (megabytes === undefined) return words.automaticHint;
  return megabytes === null ? words.notWeighed : words.anHour(megabytes);
}

/** Where there is one picture, whatever the line carries is that one. */
const isChosen = (option: Option, choice: Choice, options: Option[]): boolean =>
  option.choice === (choice === 'auto' && !options.some((each) => each.choice === 'auto') ? 0 : choice);

/** The ways to follow the stream, and what each of them costs. */
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
      <legend>{words.quality}</legend>
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
