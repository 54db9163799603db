import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';

/** Phrases that the values of event messages contain. */
interface EventPhrases {
  /** The word between the beginning and the end. */
  until: string;
  /** Replaces a name that our messages must not repeat. */
  friend: string;
  onePerson: string;
  ticket: string;
  tickets: string;
  seat(name: string, code: string): string;
  codes(codes: readonly string[]): string;
  codesInEmail(seats: number): string;
}

const english: EventPhrases = {
  until: 'to',
  friend: 'friend',
  onePerson: 'one person',
  ticket: 'Your ticket, with a QR code for the gate; open it once while you are online:',
  tickets: 'Your tickets, each with a QR code for the gate; open them once while you are online:',
  seat: (name, code) => `${name}, code ${code}:`,
  codes: (codes) => `Code${codes.length === 1 ? '' : 's'} ${codes.join(', ')}`,
  codesInEmail: (seats) => `${seats} seats, codes in our e-mail`,
};

const swahili: EventPhrases = {
  until: 'hadi',
  friend: 'rafiki',
  onePerson: 'mtu mmoja',
  ticket: 'Tiketi yako, yenye msimbo wa QR wa mlangoni; ifungue mara moja ukiwa na mtandao:',
  tickets: 'Tiketi zenu, kila moja ikiwa na msimbo wa QR wa mlangoni; zifungue mara moja ukiwa na mtandao:',
  seat: (name, code) => `${name}, namba ${code}:`,
  codes: (codes) => `Namba ${codes.join(', ')}`,
  codesInEmail: (seats) => `Nafasi ${seats}, namba ziko kwenye barua pepe yetu`,
};

export const phrasesIn = (language: MessageLanguage): EventPhrases => (language === 'sw' ? swahili : english);
