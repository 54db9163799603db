import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import type { MatchableMinistry } from '@ministry/domain/quiz';
import Quiz from './components/quiz.tsx';

const eye: MatchableMinistry = {
  id: 1,
  name: 'Eye Camp',
  description: 'Free eye care.',
  icon: 'eye',
  category: 'outreach',
  tags: ['health'],
};
const branch: MatchableMinistry = {
  id: 2,
  name: 'National Branch',
  description: 'Crusades.',
  icon: 'church',
  category: 'outreach',
  tags: [],
};

const renderQuiz = (ministries = [branch, eye]) =>
  render(
    <MemoryRouter>
      <Quiz
        settings={seedSite.quiz}
        ministries={ministries}
        joinHref={({ name }) => `/contact?ministry=${encodeURIComponent(name)}#message`}
        mark={() => null}
      />
    </MemoryRouter>,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const choose = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
const rate = (label: string, rating: RegExp) =>
  fireEvent.click(within(screen.getByRole('group', { name: label })).getByLabelText(rating));
const question = () => screen.getByRole('heading', { level: 3 }).textContent;

/** Answers all questions like somebody who wants to help the sick. */
function answerAll() {
  choose('Health and healing for those without a clinic');
  press('Next');
  choose('The sick');
  press('Next');
  choose('Nursing or medical training');
  press('Next');
  rate('Working in a village for several days', /^5/);
  press('Next');
  rate('Working with tools and machines', /^1/);
  press('Next');
  choose('3–5 hours');
  press('Next');
  choose('Come along once and see');
}

describe('the questions on screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  // QUIZ-06, QUIZ-10, QUIZ-11, QUIZ-13
  it('move on from an answer and back, and end with the matches', () => {
    renderQuiz();
    expect(question()).toBe('Question 1 of 7');
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, true]);
    choose('Prayer and worship');
    expect(button('Next').disabled).toBe(false);
    press('Next');
    expect(question()).toBe('Question 2 of 7');
    expect(document.activeElement?.textContent).toBe('Question 2 of 7');
    press('Previous');
    expect(screen.getByLabelText<HTMLInputElement>('Prayer and worship').checked).toBe(true);
    answerAll();
    expect(question()).toBe('Question 7 of 7');
    expect(button('Get My Matches').disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  // QUIZ-07, QUIZ-09, QUIZ-12
  it('are radio buttons, checkboxes, and five radio buttons for each option of a scale, of which one rating is enough', () => {
    renderQuiz();
    expect(screen.getAllByRole('radio')).toHaveLength(7);
    choose('Prayer and worship');
    press('Next');
    expect(screen.getAllByRole('checkbox')).toHaveLength(7);
    choose('Children');
    press('Next');
    choose('Listening and counsel');
    press('Next');
    const scale = within(screen.getByRole('group', { name: 'Praying through a night' })).getAllByRole('radio');
    expect(scale).toHaveLength(5);
    expect(button('Next').disabled).toBe(true);
    fireEvent.click(scale[0] as HTMLElement);
    expect(button('Next').disabled).toBe(false);
  });

  // QUIZ-14
  it('weigh the answers for about two seconds', () => {
    renderQuiz();
    answerAll();
    press('Get My Matches');
    expect(screen.getByRole('status').textContent).toBe('Weighing your answers…');
    act(() => void jest.advanceTimersByTime(1_900));
    expect(screen.queryByText('Where your gifts fit')).toBeNull();
    act(() => void jest.advanceTimersByTime(200));
    expect(document.activeElement?.textContent).toBe('Where your gifts fit');
  });

  // QUIZ-22, QUIZ-26, QUIZ-27
  it('show each match with its compatibility, reasons and next steps, the highest first, and lead to the message form', () => {
    renderQuiz();
    answerAll();
    press('Get My Matches');
    act(() => void jest.advanceTimersByTime(2_000));
    const names = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(names[0]).toBe('Eye Camp');
    const first = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText('Excellent Match').nextElementSibling?.textContent).toBe('95 points');
    expect(first.getByText('You care about the sick.').textContent).toBeTruthy();
    expect(first.getByText('Come along once and work beside somebody who knows the way.').textContent).toBeTruthy();
    expect(first.getByRole('link', { name: /^Volunteer/ }).getAttribute('href')).toBe(
      '/contact?ministry=Eye%20Camp#message',
    );
  });

  // QUIZ-15
  it('start again without any stored answer', () => {
    renderQuiz();
    answerAll();
    press('Get My Matches');
    act(() => void jest.advanceTimersByTime(2_000));
    press('Retake Assessment');
    expect(question()).toBe('Question 1 of 7');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('continue where they were left', () => {
    renderQuiz();
    choose('Prayer and worship');
    press('Next');
    choose('Children');
    cleanup();
    renderQuiz();
    expect(question()).toBe('Question 2 of 7');
    expect(screen.getByLabelText<HTMLInputElement>('Children').checked).toBe(true);
  });

  // QUIZ-21
  it('show a kind message when nothing matches', () => {
    renderQuiz([]);
    answerAll();
    press('Get My Matches');
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.getByText(/^No ministry stands out yet/).textContent).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact#message');
  });
});
