import { type ChosenColours, colourProblems, type SiteIdentity } from '@ministry/domain';
import type { Sentence } from '../texts/sentence.ts';
import { colourPlaces, colourTexts } from './site-settings.copy.ts';

const noLook = { mainColour: null, accentColour: null, logo: null, sharePicture: null } as const;

/** The identity to store. Look fields that are not chosen are null, so that each version shows it. */
export const withWholeLook = <Identity extends SiteIdentity>(identity: Identity): Identity => ({
  ...noLook,
  // Fields left out of a request become null.
  ...(Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== undefined)) as Identity),
});

/** The public identity. Look fields that are not chosen are left out, which saves bytes on every page. */
export const shownIdentity = <Identity extends SiteIdentity>(identity: Identity): Identity =>
  Object.fromEntries(
    Object.entries(identity).filter(([field, value]) => value !== null || !(field in noLook)),
  ) as Identity;

/** Problems of the chosen colours, by field. */
export const lookProblems = (colours: ChosenColours): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(colourProblems(colours)).map(([field, { where, ...figures }]) => [
      field,
      colourTexts[field as keyof ChosenColours]({ where: colourPlaces[where], ...figures }),
    ]),
  );
