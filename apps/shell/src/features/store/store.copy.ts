import { productCategories, storeFilterSlugs } from '@ministry/domain';
import { message, messages } from '@ministry/messages';

export const storeCopy = messages('store', {
  heading: 'Church Store',
  lead: 'Books, clothing and music of the ministry. What you buy here supports our work.',
  description:
    'Books, clothing, accessories and media of the ministry. Pay by mobile money or card, or when you pick it up at the office.',
  searchLabel: 'Search the store',
  searchHint: 'Search products...',
  search: 'Search',
  categories: 'Categories',
  all: 'All Categories',
  loading: 'Loading products',
  failed: 'Failed to fetch products',
  tryAgain: 'Try again',
  none: 'The shelves are empty at the moment',
  noneText: 'New products arrive from time to time. Ask at the office what is coming.',
  noneFound: 'Nothing matches your search',
  noneFoundText: 'Try another word or another category.',
  showAll: 'Show everything',
  noDescription: 'No description available',
  left: message<{ units: number }>('{units, number} left'),
  outOfStock: 'Out of Stock',
  add: 'Add to Cart',
  /** All units in stock are in the cart. */
  allInCart: 'All in your cart',
  inCart: message<{ count: number }>('{count} in your cart'),
  missionHeading: 'Supporting Our Mission',
  missionText:
    'What the store earns goes to the outreach, the children and the Vocational Institute. You can also give without buying anything.',
  give: 'Give',
});

/** STORE-04: everything, then the four categories. */
export const categoryChoices = [
  { category: '', label: storeCopy.all },
  ...storeFilterSlugs.map((category) => ({ category, label: productCategories[category] })),
] as const;

/** The page of one product. */
export const productCopy = messages('product', {
  back: 'Church Store',
  missingTitle: 'Product not found',
  missingText: 'It is sold out or no longer offered, or the address is wrong.',
  failedTitle: 'This product could not be loaded',
  showPicture: 'Tap to see the picture',
  share: 'Share on WhatsApp',
  pickup: 'Pay by mobile money or card, or when you pick it up at the office.',
});
