import { useRef } from 'react';
import { type Choice, optionsOf } from '../hls-playback.ts';
import { liveWords as words } from '../live.content.ts';
import { useHls } from '../use-hls.ts';
import css from './live.module.css';

interface HlsScreenProps {
  address: string;
  audioAddress: string | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Our own stream, with the ways to follow it and what each of them costs. */
export default function HlsScreen({ address, audioAddress, choice, onChoose }: HlsScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const isSound = choice === 'sound' && audioAddress !== null;
  const { levels, state } = useHls(isSound ? sound : video, isSound ? audioAddress : address, typeof choice === 'number' ? choice : 'auto');
  const options = optionsOf(levels, audioAddress !== null);
  return (
    <div className={css.player}>
      {isSound ? (
        <audio ref={sound} className={css.sound} controls aria-label={words.soundOnly} />
      ) : (
        <video ref={video} className={css.screen} controls playsInline aria-label={words.video} />
      )}
      <p className={css.state} role="status">
        {state === 'playing' ? '' : state === 'unplayable' ? words.cannotPlay : state === 'lost' ? words.again : words.connecting}
        {state === 'unplayable' ? <a href={isSound ? audioAddress : address}> {words.openStream}</a> : null}
      </p>
      {options.length > 1 ? (
        <fieldset className={css.options}>
          <legend>{words.quality}</legend>
          {options.map(({ choice: value, height, megabytes }) => (
            <label key={value}>
              <input type="radio" name="quality" checked={value === choice} onChange={() => onChoose(value)} />
              <span>
                <b>{value === 'sound' ? words.soundOnly : value === 'auto' ? words.automatic : height ? `${height}p` : words.lowest}</b>
                {megabytes === undefined ? words.automaticHint : words.anHour(megabytes)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
