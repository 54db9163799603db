import type { ProductCategory } from '@ministry/domain';
import type { Seed } from '../../platform/seed/seed.ts';
import { Product } from './product.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

interface Sample {
  name: string;
  description: string;
  /** Price in US cents. */
  cents: number;
  category: ProductCategory;
  stockQuantity: number;
  /** A file of `seed-media/samples`. */
  picture: string;
  /** Set if the product is not for sale yet. */
  waits?: true;
}

const samples: Sample[] = [
  {
    name: 'Songs of the North',
    picture: 'product-hymn-book.jpg',
    description:
      'Sixty hymns and choruses in Acholi and English, with chords for guitar and adungu. Spiral bound, so that it lies open on a stand.',
    cents: 650,
    category: 'books',
    stockQuantity: 48,
  },
  {
    name: 'Forty Mornings',
    picture: 'product-forty-mornings.jpg',
    description:
      'A page to read and a line to pray for each of forty days, written by pastors of six districts for people who start work before sunrise.',
    cents: 450,
    category: 'books',
    stockQuantity: 73,
  },
  {
    name: 'Acholi Bible, large print',
    picture: 'product-bible.jpg',
    description: 'Baibul Maleng in letters that older eyes can read by lamplight. Hard cover.',
    cents: 1_600,
    category: 'books',
    stockQuantity: 12,
  },
  {
    name: 'Choir shirt',
    picture: 'product-choir-shirt.jpg',
    description:
      'White cotton with a sunflower stitched at the pocket by the tailoring class. Tell us the size when we call.',
    cents: 1_450,
    category: 'clothing',
    stockQuantity: 26,
  },
  {
    name: 'Kitenge wrap',
    picture: 'product-kitenge.jpg',
    description:
      'Four yards of printed cotton from Gulu market, hemmed by the women of the savings circle. No two are alike.',
    cents: 1_850,
    category: 'clothing',
    stockQuantity: 15,
  },
  {
    name: 'Conference T-shirt',
    picture: 'product-tshirt.jpg',
    description: 'Left over from the harvest conference, in blue. Large only.',
    cents: 800,
    category: 'clothing',
    stockQuantity: 7,
  },
  {
    name: 'Woven market basket',
    picture: 'product-basket.jpg',
    description: 'Palm leaf and leather handles, woven in Amuru. Carries a week of vegetables and lasts for years.',
    cents: 1_200,
    category: 'accessories',
    stockQuantity: 19,
  },
  {
    name: 'Paper bead necklace',
    picture: 'product-necklace.jpg',
    description:
      "Rolled from last year's calendars by mothers of Crown of Glory. The whole price goes towards school fees.",
    cents: 500,
    category: 'accessories',
    stockQuantity: 34,
  },
  {
    name: 'Crusade choirs, recorded live',
    picture: 'product-choirs.jpg',
    description:
      'Fourteen songs of five evenings under the open sky, on a memory card that plays in any phone or radio.',
    cents: 300,
    category: 'media',
    stockQuantity: 60,
  },
  {
    name: 'Sermons on forgiveness',
    picture: 'product-forgiveness.jpg',
    description: 'Six sermons in Acholi and English on a memory card, for listening groups without a network.',
    cents: 350,
    category: 'media',
    stockQuantity: 5,
  },
  {
    name: 'School desk',
    picture: 'product-desk.jpg',
    description:
      'Made to order by apprentices of the Vocational Institute, of mvule wood, for two pupils. Buy one for your school or give one to ours.',
    cents: 4_200,
    category: 'other',
    stockQuantity: 4,
    waits: true,
  },
];

/** First products. One of them is not for sale yet and two have low stock, so that the office sees what that looks like. */
export const productsSeed: Seed = {
  name: 'products',
  order: 70,
  isEmpty: async (database) => (await database.repository(Product).count()) === 0,
  run: async (database, now, files) => {
    for (const { waits, picture, ...sample } of samples) {
      const { identifiers } = await database.repository(Product).insert({
        ...sample,
        imageUrl: await files.store(`samples/${picture}`),
        isActive: !waits,
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
      await database.repository(StockMovement).insert({
        productId: Number(identifiers[0]?.id),
        kind: 'first',
        change: sample.stockQuantity,
        orderId: null,
        by: null,
        createdAt: now,
      });
    }
  },
};
