import { copyAddress, nightLookOf, storedPictureSize } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { commonCopy as common } from '../../common.copy.ts';
import { type IdentityValues, typedLook } from './identity.ts';
import { lookCopy as copy } from './look.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './look.module.css';

type Shown = Pick<IdentityValues, 'mainColour' | 'accentColour' | 'logo'>;

/** Sample of the site and of a dark console in the typed colours. */
export function LookSample({ name, values }: { name: string; values: Shown }) {
  const look = typedLook(values);
  const night = nightLookOf(look);
  const colours = { ...look, primary: night.primary, 'night-accent': night.accent };
  const style = Object.fromEntries(Object.entries(colours).map(([token, colour]) => [`--s-${token}`, colour]));
  const isLogo = storedPictureSize(values.logo) !== null;
  return (
    <div role="img" aria-label={copy.sample} className={`${layout.card} ${styles.sample}`} style={style}>
      <div className={`${layout.between} ${styles.header}`}>
        {isLogo ? (
          <img src={copyAddress(values.logo, 320, 'jpg')} alt="" className={layout.thumb ?? ''} />
        ) : (
          <Coil size={28} className={styles.mark} />
        )}
        <b>{name}</b>
        <span className={styles.current}>{common.events}</span>
        <span className={styles.action}>{copy.sampleWatchLive}</span>
      </div>
      <div className={layout.between}>
        <span className={styles.link}>{copy.sampleLink}</span>
        <span className={styles.button}>{copy.sampleSend}</span>
      </div>
      <div className={`${layout.between} ${styles.band}`}>
        <span className={styles.link}>{copy.sampleBandLink}</span>
      </div>
      <div className={`${layout.between} ${styles.night}`}>
        <span>{copy.sampleDarkConsole}</span>
        <span className={styles.nightButton}>{common.save}</span>
      </div>
    </div>
  );
}
