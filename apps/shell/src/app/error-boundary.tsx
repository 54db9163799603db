import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { phoneHref } from '@ministry/domain';
import { failureCopy as copy } from './error-boundary.copy.ts';
import { sitePath } from './links.ts';
import { useSettings } from './site.tsx';

interface CatcherProps {
  children: ReactNode;
  /** A change of this value resets the boundary. */
  place: string;
}

class Catcher extends Component<CatcherProps, { failedAt: string | null }> {
  override state: { failedAt: string | null } = { failedAt: null };

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: sitePath(location) };
  }

  /** The error is dropped when the visitor leaves the page, so that coming back tries again. */
  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt !== null && failedAt !== this.props.place) this.setState({ failedAt: null });
  }

  override render() {
    return this.state.failedAt === this.props.place ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { identity } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className="wrap section" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p>{copy.text}</p>
      <p className="actions">
        <button type="button" className="btn btn-nile" onClick={() => location.reload()}>
          {copy.tryAgain}
        </button>
        <a className="btn btn-quiet" href={phoneHref(identity.phone)}>
          {copy.call({ phone: identity.phone })}
        </a>
      </p>
    </div>
  );
}

/** Keeps header, footer and navigation working when a page fails. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Catcher place={pathname}>{children}</Catcher>;
}
