import { Link } from 'react-router-dom';
import { Pager } from '../../../drawings/pager.tsx';
import { useProducts } from '../api/use-products.ts';
import type { ProductsView } from '../products-view.ts';
import { storeCopy as copy } from '../store.copy.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-list.module.css';

interface ProductListProps {
  view: ProductsView;
  onAdded(name: string): void;
  onSoldOut(name: string): void;
}

/** Loading, failed, empty or the cards (STORE-06). */
export function ProductList({ view, onAdded, onSoldOut }: ProductListProps) {
  const { products, hasMore, error, isFetching, retry } = useProducts(view);
  if (products === undefined && (isFetching || !error)) return <Skeletons />;
  if (products === undefined) {
    return (
      <div className={css.notice} role="alert">
        <h2>{copy.failed}</h2>
        <button type="button" className="btn btn-nile" onClick={retry}>
          {copy.tryAgain}
        </button>
      </div>
    );
  }
  const isFiltered = view.search !== '' || view.category !== '';
  if (products.length === 0 && view.page === 1) {
    return (
      <div className={css.notice}>
        <h2>{isFiltered ? copy.noneFound : copy.none}</h2>
        <p>{isFiltered ? copy.noneFoundText : copy.noneText}</p>
        {isFiltered ? (
          <Link to="/store" className="btn btn-quiet">
            {copy.showAll}
          </Link>
        ) : null}
      </div>
    );
  }
  return (
    <>
      <div className={css.grid}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onAdded={onAdded} onSoldOut={onSoldOut} />
        ))}
      </div>
      <Pager page={view.page} hasMore={hasMore} />
    </>
  );
}

/** STORE-15 */
const Skeletons = () => (
  <div className={css.grid} role="status">
    <span className="unseen">{copy.loading}…</span>
    {[1, 2, 3].map((place) => (
      <div key={place} className={css.skeleton} />
    ))}
  </div>
);
