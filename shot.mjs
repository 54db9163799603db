import { chromium } from 'playwright';
import { startProduct } from './tools/product.mjs';
import { chromiumPath } from './tools/chromium.mjs';
