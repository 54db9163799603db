import { answerQuestion, askForCode, isAsking, subscribeToQuestion } from './code-question.ts';

describe('the question for a one-time code', () => {
  it('is asked once for all calls that need it, and its answer is valid for all of them', async () => {
    let notified = 0;
    const stop = subscribeToQuestion(() => (notified += 1));
    const answers = Promise.all([askForCode(), askForCode()]);
    expect([isAsking(), notified]).toEqual([true, 1]);
    answerQuestion(true);
    expect(await answers).toEqual([true, true]);
    expect([isAsking(), notified]).toEqual([false, 2]);
    stop();
  });

  it('is asked again after it was closed', async () => {
    const first = askForCode();
    answerQuestion(false);
    expect(await first).toBe(false);
    void askForCode();
    expect(isAsking()).toBe(true);
    answerQuestion(false);
  });
});
