import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { SiteSearchGroup } from '@ministry/api-client';
import { formatDate, searchLimits, sermonTopics } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useRead } from '../../app/reads.ts';
import { SectionLink } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { Banner } from '../../layout/banner.tsx';
import { addressOf, problemOf, questionIn, searchPath } from './question.ts';
import { copy, kindHeadings } from './search.copy.ts';
import css from './search.module.css';

/** This page has no path in its head, so that search engines skip it; they find the items themselves. */
function SearchPage() {
  const [search] = useSearchParams();
  const question = questionIn(search);
  const problem = problemOf(question);
  usePageHead({ title: question ? copy.titleOf({ question }) : copy.title, description: copy.description });
  return (
    <>
      <Banner title={copy.title}>
        <SearchForm question={question} />
      </Banner>
      <div className={`wrap section ${css.page}`}>
        {problem ? null : <Results question={question} />}
        {problem && question ? <p role="status">{copy[problem]}</p> : null}
        {problem ? <Suggestions /> : null}
      </div>
    </>
  );
}

function SearchForm({ question }: { question: string }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className={css.form}
      action={`${basePath}/search`}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(addressOf(String(new FormData(event.currentTarget).get('q')).trim()));
      }}
    >
      <label htmlFor="q">{copy.label}</label>
      <div>
        {/* The menu links to this id, so that the field gets the focus. */}
        <input
          key={question}
          id="q"
          name="q"
          type="search"
          defaultValue={question}
          maxLength={searchLimits.longest}
          autoComplete="off"
        />
        <button className="btn btn-sun">
          <Icon name="search" />
          {copy.send}
        </button>
      </div>
    </form>
  );
}

function Results({ question }: { question: string }) {
  const { data, error, isFetching } = useRead(searchPath(question));
  if (!data && (isFetching || !error)) return <Loading label={copy.loading} />;
  if (!data) {
    return (
      <div role="alert">
        <p>{copy.failed}</p>
        <a className="btn btn-nile" href={basePath + addressOf(question)}>
          {copy.tryAgain}
        </a>
      </div>
    );
  }
  const { groups } = data;
  if (groups.length === 0) {
    return (
      <>
        <div role="status">
          <h2>{copy.none({ question })}</h2>
          <p>{copy.noneText}</p>
        </div>
        <Suggestions />
      </>
    );
  }
  return (
    <>
      <p role="status">{copy.found({ count: groups.reduce((sum, { total }) => sum + total, 0), question })}</p>
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </>
  );
}

function Group({ group: { kind, total, hits } }: { group: SiteSearchGroup }) {
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{kindHeadings[kind]}</h2>
      <ul className={css.hits}>
        {hits.map(({ title, address, date, passage, language }) => (
          <li key={address}>
            <h3>
              <Link to={address} lang={language}>
                {title}
              </Link>
            </h3>
            <p>
              {date ? <time dateTime={date}>{formatDate(new Date(date))} · </time> : null}
              <Passage parts={passage} language={language} />
            </p>
          </li>
        ))}
      </ul>
      {total > hits.length ? <p className={css.more}>{copy.first({ shown: hits.length, total })}</p> : null}
    </section>
  );
}

/** Every second part is a match. */
function Passage({ parts, language }: { parts: string[]; language: string | undefined }) {
  const words = parts.map((part, place) => (place % 2 ? <mark key={place}>{part}</mark> : part));
  return language ? <span lang={language}>{words}</span> : words;
}

function Suggestions() {
  return (
    <>
      <h2>{copy.topics}</h2>
      <p className={css.topics}>
        {sermonTopics.map((topic) => (
          <Link key={topic} to={addressOf(topic)}>
            {topic}
          </Link>
        ))}
      </p>
      <h2>{copy.elsewhere}</h2>
      <p className="actions">
        {Object.entries(copy.places).map(([name, label]) => (
          <SectionLink key={name} to={`/${name}`} className="btn btn-quiet">
            {label}
          </SectionLink>
        ))}
      </p>
    </>
  );
}

export const page: PageModule = {
  Component: SearchPage,
  query: ['q'],
  reads: ({ search }) => (problemOf(questionIn(search)) ? [] : [searchPath(questionIn(search))]),
};
