import { type ChosenColours, colourProblems, type SiteIdentity } from '@ministry/domain';
import type { Sentence } from '../texts/sentence.ts';
import { colourPlaces, colourTexts } from './site-settings.copy.ts';

const noLook = { mainColour: null, accentColour: null, logo: null, sharePicture: null } as const;

/** As it is stored: what is not chosen is null, so that each version says so. */
export const withWholeLook = <Identity extends SiteIdentity>(identity: Identity): Identity => ({
  ...noLook,
  // Left out of a request: as null.
  ...(Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== undefined)) as Identity),
});

/** As everybody is given it: what is not chosen takes no bytes of any page. */
export const shownIdentity = <Identity extends SiteIdentity>(identity: Identity): Identity =>
  Object.fromEntries(
    Object.entries(identity).filter(([field, value]) => value !== null || !(field in noLook)),
  ) as Identity;

/** What is wrong with the colours that are chosen, by field. */
export const lookProblems = (colours: ChosenColours): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(colourProblems(colours)).map(([field, { where, ...figures }]) => [
      field,
      colourTexts[field as keyof ChosenColours]({ where: colourPlaces[where], ...figures }),
    ]),
  );
