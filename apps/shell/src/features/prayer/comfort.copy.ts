import { messages } from '@ministry/messages';

/** A text of comfort. Verses are from the King James Version. */
export interface Comfort {
  heading: string;
  text: string;
  verse: string;
  reference: string;
}

/** PRAY-10: the five themes. The texts promise no outcome and discourage nobody from seeing a doctor. */
export const comforts = messages('prayer.comfort', {
  healing: {
    heading: 'For healing',
    text: 'Illness and pain are heavy to carry. We ask God for healing, for wise hands among those who treat, and for strength for each day until then. Please keep to your doctor’s advice while we pray.',
    verse: 'He healeth the broken in heart, and bindeth up their wounds.',
    reference: 'Psalm 147:3',
  },
  provision: {
    heading: 'For provision',
    text: 'God knows what you need before you ask. We pray for work, for bread and for a door that opens, and for peace while you wait. If your household is without food, tell us: the office may be able to help.',
    verse: 'But my God shall supply all your need according to his riches in glory by Christ Jesus.',
    reference: 'Philippians 4:19',
  },
  family: {
    heading: 'For your family',
    text: 'Those closest to us can bring the deepest joy and the deepest pain. We pray for patience, for honest words and for safety in your home.',
    verse:
      'But the mercy of the LORD is from everlasting to everlasting upon them that fear him, and his righteousness unto children’s children.',
    reference: 'Psalm 103:17',
  },
  guidance: {
    heading: 'For guidance',
    text: 'You need not see the whole road. We pray for light for the next step, and for good people to talk it over with.',
    verse:
      'Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him, and he shall direct thy paths.',
    reference: 'Proverbs 3:5-6',
  },
  default: {
    heading: 'A word for today',
    text: 'Thank you for trusting us with this. Whatever weighs on you, you may lay it down; we carry it with you in prayer.',
    verse: 'Cast thy burden upon the LORD, and he shall sustain thee.',
    reference: 'Psalm 55:22',
  },
});
export type ComfortTheme = keyof typeof comforts;

/** Shown when life is in danger, whatever the theme. */
export const comfortInDanger: Comfort = messages('prayer.comfortInDanger', {
  heading: 'You matter to God and to us',
  text: 'Thank you for saying it. Please talk to somebody now, by telephone or face to face, and stay near people you trust until help is there. We are praying for you.',
  verse: 'God is our refuge and strength, a very present help in trouble.',
  reference: 'Psalm 46:1',
});
