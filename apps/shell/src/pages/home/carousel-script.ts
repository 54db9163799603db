import { startCarousel } from './carousel.ts';

const section = document.getElementById('highlights')?.closest('section');
if (section) startCarousel(section, false);
