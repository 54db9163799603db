import { message, messages } from '@ministry/messages';

/** The products of the store. */
export const productsCopy = messages('admin.products', {
  // Nouns, used in texts of lists and forms: 'No products match these filters'.
  one: 'product',
  many: 'products',

  // The list
  nothingYet: 'No product is in the store yet.',
  loadFailed: message<{ reason: string }>('Failed to fetch products. {reason}'),
  search: 'Search products',
  all: 'All products',
  inactive: 'Inactive',
  lowStock: 'Low stock',
  price: 'Price',
  stock: 'Stock',
  unitCount: message<{ count: number }>('{count, plural, one {# unit} other {# units}}'),
  /** After the number of units, if few or none are left. */
  low: 'low',
  soldOut: 'sold out',
  makeActive: 'Make active',
  makeInactive: 'Make inactive',
  outOfStock: 'Out of stock',

  // The form
  add: 'Add Product',
  addTitle: 'Add New Product',
  editTitle: 'Edit Product',
  loading: 'Loading the product…',
  openFailed: 'The product could not be opened',
  deletedTitle: message<{ name: string }>("''{name}'' was deleted"),
  restoreToChange: 'Restore it to change it',
  priceUsd: 'Price (USD)',
  priceHint: 'In US dollars: 12.50',
  priceInStore: message<{ price: string }>('{price} in the store.'),
  stockQuantity: 'Stock quantity',
  stockHint: 'Units that can be sold.',
  chooseCategory: 'Choose…',
  descriptionHint: 'It may stay empty.',
  activeHint: 'Active products are shown in the store while any are left.',
  /** End of the summary of a product that somebody else has saved: 'Woven tray, Books, $5.00, 3 units, active'. */
  savedActive: 'active',
  savedInactive: 'inactive',
  errors: {
    name: 'Please give the product a name.',
    price: 'Please give the price in dollars, with two decimals at most: 12.50.',
    category: 'Please choose a category.',
    stockQuantity: 'The stock cannot be below 0.',
    imageUrl: 'This is not the address of a picture: it begins with https://.',
  },

  /** Units were sold while the form was open: asks which number is right. */
  stockQuestion: {
    title: message<{ left: number }>(
      'The stock has changed since you opened this: there {left, plural, one {is #} other {are #}} now. Nothing was saved.',
    ),
    text: message<{ written: number }>('You wrote {written}. Which number is right?'),
    counted: message<{ written: number }>('{written}: I counted them just now'),
    /** {to} is the resulting stock. */
    putOn: message<{ to: number; by: number }>('{to}: I put {by} on the shelf'),
    tookOff: message<{ to: number; by: number }>('{to}: I took {by} off the shelf'),
    leave: message<{ left: number }>('{left}: leave it as it is'),
  },

  stockHistory: {
    title: 'Stock history',
    of: message<{ name: string }>('Stock of {name}'),
    loading: 'Loading the stock history…',
    loadFailed: 'The stock history could not be loaded',
    momentBy: message<{ moment: string; name: string }>('{moment} by {name}'),
    /** Reasons for a change of the stock. */
    kinds: {
      first: 'First stock',
      counted: 'Set by the office',
      ordered: 'Ordered',
      returned: 'Given back by an order',
    },
  },

  deleteOne: message<{ name: string }>("Delete ''{name}''?"),
  deleteSome: message<{ count: number }>('Delete {count, plural, one {# product} other {# products}}?'),
  deleteText: message<{ count: number }>(
    "{count, plural, one {It is} other {They are}} removed from the store at once. Orders keep what was ordered, and {count, plural, one {it} other {they}} can be restored under the status 'Deleted'.",
  ),

  // Toasts after a change (PROD-36 to PROD-38)
  success: 'Success',
  created: 'Product created successfully',
  updated: message<{ count: number }>('{count, plural, one {Product} other {# products}} updated successfully'),
  deleted: message<{ count: number }>('{count, plural, one {Product} other {# products}} deleted successfully'),
  restored: message<{ count: number }>('{count, plural, one {Product} other {# products}} restored successfully'),
  createFailed: 'Failed to create product',
  updateFailed: 'Failed to update product',
  deleteFailed: 'Failed to delete product',
  restoreFailed: 'Failed to restore product',
});
