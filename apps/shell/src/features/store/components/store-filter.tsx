import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../../drawings/icon.tsx';
import { addressOfView, type ProductsView } from '../products-view.ts';
import { categoryChoices, storeWords as words } from '../store.content.ts';
import css from './store-filter.module.css';

/** A search that is an ordinary form, and categories that are links (STORE-02, STORE-04). */
export function StoreFilter({ view }: { view: ProductsView }) {
  const navigate = useNavigate();
  return (
    <div className={css.filter}>
      <form
        role="search"
        className={css.search}
        action="/store#products"
        onSubmit={(event) => {
          event.preventDefault();
          const search = new FormData(event.currentTarget).get('search');
          void navigate(
            addressOfView({ category: view.category, search: typeof search === 'string' ? search.trim() : '' }),
          );
        }}
      >
        {view.category ? <input type="hidden" name="category" value={view.category} /> : null}
        <label htmlFor="store-search" className="unseen">
          {words.searchLabel}
        </label>
        <input
          key={view.search}
          id="store-search"
          name="search"
          type="search"
          defaultValue={view.search}
          maxLength={100}
          placeholder={words.searchHint}
          autoComplete="off"
        />
        <button className="btn btn-nile">
          <Icon name="search" />
          <span className={css.word}>{words.search}</span>
        </button>
      </form>
      <nav className={css.categories} aria-label={words.categories}>
        {categoryChoices.map(({ category, label }) => (
          <Link
            key={category}
            to={addressOfView({ category, search: view.search })}
            aria-current={category === view.category ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
