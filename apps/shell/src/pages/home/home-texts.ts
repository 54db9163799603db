import { apiPath, type HomeTextsDto } from '@ministry/api-client';
import type { RenderedRead } from '../../app/page.tsx';
import { rowsOf, textOf } from '../../app/rendered-text.ts';

export const homePath = apiPath('/api/site/home-page');

/** Reads the texts of the home page back from its sections. */
export const renderedHome: RenderedRead<HomeTextsDto> = {
  path: homePath,
  parse: (page) => ({
    figuresLead: textOf(page, '[aria-labelledby=figures] p'),
    weekLead: textOf(page, '#week + p'),
    givingLead: textOf(page, '[aria-labelledby=giving] p'),
    highlights: rowsOf(page, '[aria-labelledby=highlights] li', (slide) => ({
      image: slide.dataset.image ?? slide.querySelector('img')?.getAttribute('src') ?? '',
      category: textOf(slide, 'p'),
      title: textOf(slide, 'h3'),
      text: textOf(slide, 'h3 + p'),
    })),
    impacts: rowsOf(page, '[aria-labelledby=impact] li', (item) => ({
      value: textOf(item, 'strong'),
      label: textOf(item, 'h3'),
      text: textOf(item, 'p'),
    })),
    gifts: rowsOf(page, '[aria-labelledby=giving] dl > div', (gift) => ({
      purpose: textOf(gift, 'dt'),
      text: textOf(gift, 'dd'),
    })),
  }),
};
