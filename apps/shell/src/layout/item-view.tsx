import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Horizon } from '../drawings/horizon.tsx';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { Picture } from '../drawings/picture.tsx';
import css from './item-view.module.css';

interface ItemHeadProps {
  id: number;
  title: string;
  /** Language of the title, if it is not the language of the page. */
  language?: string | undefined;
  image: string | null;
  showPicture: string;
  list: { path: string; label: string };
  /** Badges. */
  children: ReactNode;
}

/** The dark head of the page of one event or sermon. */
export function ItemHead({ id, title, language, image, showPicture, list, children }: ItemHeadProps) {
  const horizon = <Horizon seed={id} className={css.art} />;
  return (
    <div className={`night ${css.head}`}>
      <div className={`wrap ${css.headRow}`}>
        <div>
          <Link to={list.path} className={css.back}>
            {list.label}
          </Link>
          <h1 lang={language}>{title}</h1>
          <p className={css.badges}>{children}</p>
        </div>
        {image ? (
          <Picture
            tap={showPicture}
            src={image}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 62rem) 32rem, 100vw"
            lazy={false}
            className={css.art}
            placeholder={horizon}
          />
        ) : (
          horizon
        )}
      </div>
    </div>
  );
}

/** A line of the `facts` list. */
export function Fact({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} size={24} />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
