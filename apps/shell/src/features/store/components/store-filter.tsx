import { Link, useNavigate } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import { Icon } from '../../../drawings/icon.tsx';
import { addressOfView, type ProductsView } from '../products-view.ts';
import { categoryChoices, storeCopy as copy } from '../store.copy.ts';
import css from './store-filter.module.css';

/** STORE-02, STORE-04: the search is a form and the categories are links, so that both work without a script. */
export function StoreFilter({ view }: { view: ProductsView }) {
  const navigate = useNavigate();
  return (
    <div className={css.filter}>
      <form
        role="search"
        className={css.search}
        action={`${basePath}/store#products`}
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
          {copy.searchLabel}
        </label>
        <input
          key={view.search}
          id="store-search"
          name="search"
          type="search"
          defaultValue={view.search}
          maxLength={100}
          placeholder={copy.searchHint}
          autoComplete="off"
        />
        <button className="btn btn-nile">
          <Icon name="search" />
          <span className={css.word}>{copy.search}</span>
        </button>
      </form>
      <nav className={css.categories} aria-label={copy.categories}>
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
