import { message, messages } from '../../platform/texts/sentence.ts';

/** Texts of the calendar files and the podcast feed. */
export const feedTexts = messages('api.feeds', {
  sermons: message<{ church: string }>('Sermons, {church}'),
  services: message<{ church: string }>('Services, {church}'),
  events: message<{ church: string }>('Events, {church}'),
  weekly: message<{ times: string }>('Every week, {times}. All are welcome.'),
  onThatDay: message<{ times: string }>('{times}. All are welcome.'),
});
