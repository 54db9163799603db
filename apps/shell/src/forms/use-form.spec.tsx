import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { ApiError } from '@ministry/api-client';
import { onToast, type ToastContent } from '@ministry/ui/toast-store';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';
import { FormFailure } from './form-failure.tsx';
import { useForm } from './use-form.ts';

const fields = ['name', 'story', 'agreed', 'share'] as const;
const missing = { title: 'Missing information', description: 'Please fill in all fields.' };
let answer: () => Promise<string>;
let sent: unknown[];
let done: string[];
let toasts: ToastContent[];
let stopListening: () => void;

function Story({ refusal, suggest }: { refusal?: { sentence: string }; suggest?: () => Record<string, string> }) {
  const { props, errors, failure, message, isSending } = useForm({
    name: 'story',
    fields,
    validate: (answers) => (answers.story.trim() === '' ? { story: 'Please write your story.' } : {}),
    send: (answers) => (sent.push(answers), answer()),
    onSent: (text) => done.push(text),
    toasts: { missing, failed: { title: 'Failed', description: 'Please try again.' } },
    refusal,
    suggest,
  });
  return (
    <form {...props}>
      <FormFailure sentence={failure} ref={message} />
      <Field form="story" name="name" label="Name" error={errors.name} />
      <Field form="story" name="story" label="Story" error={errors.story} rows={3} text="Once" />
      <label>
        <input type="checkbox" name="agreed" value="true" /> Agreed
      </label>
      <Choice
        form="story"
        name="share"
        legend="Share it"
        chosen="nobody"
        options={[
          { value: 'nobody', label: 'With nobody' },
          { value: 'all', label: 'With all', hint: 'On this site' },
        ]}
      />
      <button disabled={isSending}>Send</button>
    </form>
  );
}
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(control(label), { target: { value } });
const press = () => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button'))));
const described = (label: string) =>
  document.getElementById(control(label).getAttribute('aria-describedby') ?? '')?.textContent;
const draft = () => JSON.parse(localStorage.getItem('draft:story') ?? 'null') as unknown;

// decisions.md, Forms; principle 4
describe('a form', () => {
  beforeEach(() => {
    localStorage.clear();
    [sent, done, toasts] = [[], [], []];
    answer = () => Promise.resolve('thanks');
    stopListening = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => {
    stopListening();
    cleanup();
  });

  it('keeps what is typed on the device, and restores it', () => {
    render(<Story />);
    type('Name', 'Aber');
    fireEvent.click(control('Agreed'));
    cleanup();
    render(<Story />);
    expect([control('Name').value, control('Agreed').checked]).toEqual(['Aber', true]);
  });

  it('restores what was chosen, unless it is no longer offered', () => {
    render(<Story />);
    fireEvent.click(control('With allOn this site'));
    cleanup();
    render(<Story />);
    expect([control('With nobody').checked, control('With allOn this site').checked]).toEqual([false, true]);
    cleanup();
    localStorage.setItem('draft:story', '{"share":"with friends"}');
    render(<Story />);
    expect(control('With nobody').checked).toBe(true);
  });

  it('prefers a stored draft to the initial value of a field', () => {
    localStorage.setItem('draft:story', '{"story":"I was lost","gone":"x"}');
    render(<Story />);
    expect(control('Story').value).toBe('I was lost');
  });

  it('begins with what the device suggests, unless there is a draft or the form was refused', () => {
    const suggest = () => ({ share: 'all' });
    const isShared = (story: JSX.Element) => {
      render(story);
      const { checked } = control('With allOn this site');
      cleanup();
      return checked;
    };
    expect(isShared(<Story suggest={suggest} />)).toBe(true);
    expect(isShared(<Story suggest={suggest} refusal={{ sentence: 'Not yet' }} />)).toBe(false);
    localStorage.setItem('draft:story', '{"name":"Aber","share":"nobody"}');
    expect(isShared(<Story suggest={suggest} />)).toBe(false);
  });

  it('says beside the field and in a toast what is missing, moves the focus there, and sends nothing', async () => {
    render(<Story />);
    type('Story', ' ');
    await press();
    expect([described('Story'), control('Story').getAttribute('aria-invalid'), document.activeElement]).toEqual([
      'Please write your story.',
      'true',
      control('Story'),
    ]);
    expect(toasts).toEqual([{ ...missing, variant: 'destructive' }]);
    expect(sent).toEqual([]);
  });

  it('is sent once however often it is pressed, and its draft is deleted', async () => {
    render(<Story />);
    type('Name', 'Aber');
    let release: (text: string) => void = () => undefined;
    answer = () => new Promise((resolve) => (release = resolve));
    fireEvent.submit(screen.getByRole('button').closest('form') ?? document);
    fireEvent.submit(screen.getByRole('button').closest('form') ?? document);
    expect(draft()).not.toBeNull();
    await act(() => Promise.resolve(release('thanks')));
    expect([sent, done, draft()]).toEqual([
      [{ name: 'Aber', story: 'Once', agreed: '', share: 'nobody' }],
      ['thanks'],
      null,
    ]);
  });

  it('shows an error of the server beside its field', async () => {
    answer = () =>
      Promise.reject(
        new ApiError(
          400,
          '',
          JSON.stringify({
            code: 'VALIDATION_FAILED',
            message: 'Please look again.',
            fields: { name: 'Name is too long' },
          }),
        ),
      );
    render(<Story />);
    await press();
    expect([described('Name'), document.activeElement, screen.getByRole('alert').textContent]).toEqual([
      'Name is too long',
      control('Name'),
      'Please look again.',
    ]);
    expect(toasts).toEqual([{ title: 'Failed', description: 'Please try again.', variant: 'destructive' }]);
  });

  it('loses nothing when the server is not reached, says so visibly, and can be sent again', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    render(<Story />);
    type('Story', 'I was lost');
    await press();
    expect(screen.getByRole('alert').textContent).toBe(
      'Not sent yet; what you wrote is kept on this device. Network error. Please check your connection and try again.',
    );
    expect([document.activeElement, control('Story').value, draft()]).toEqual([
      screen.getByRole('alert'),
      'I was lost',
      { name: '', story: 'I was lost', agreed: '', share: 'nobody' },
    ]);
    answer = () => Promise.resolve('thanks');
    await press();
    expect([done, screen.queryByRole('alert')]).toEqual([['thanks'], null]);
  });
});
