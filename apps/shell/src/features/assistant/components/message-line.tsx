import { Link } from 'react-router-dom';
import type { MessageLink } from '@ministry/domain/assistant';
import { useIsShown } from '../../../app/site.tsx';
import { assistantCopy as copy } from '../assistant.copy.ts';
import type { ChatMessage } from '../memory.ts';
import { shownQuestion } from '../shown-question.ts';
import css from './assistant.module.css';
import launcherCss from './launcher.module.css';

/** One message with its links. */
export function MessageLine({ message: { type, content, links } }: { message: ChatMessage }) {
  const isShown = useIsShown();
  const shown = links?.filter(({ href = '' }) => isShown(href));
  return (
    <div className={`${launcherCss.line} ${css.said}`} data-by={type}>
      {type === 'user' ? <span className="unseen">{copy.you}: </span> : null}
      <p>{type === 'user' ? shownQuestion(content) : content}</p>
      {shown ? (
        <ul>
          {shown.map((link) => (
            <li key={`${link.label}${link.href ?? link.note}`}>
              <Target link={link} />
              {link.note ? <span>{link.note}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Target({ link: { label, href } }: { link: MessageLink }) {
  if (href === undefined) return <b>{label}</b>;
  if (href.startsWith('/')) return <Link to={href}>{label}</Link>;
  return <a href={href}>{label}</a>;
}
