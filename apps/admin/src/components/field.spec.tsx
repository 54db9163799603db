import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';

describe('a field', () => {
  it('belongs to its label, its hint and its error, by name and for a screen reader', () => {
    render(
      <Field label="Attendee limit" hint="A whole number." error="Too low.">
        {({ status: _status, ...control }) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Attendee limit');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['A whole number.', 'Too low.']);
  });
  it('is not marked as wrong without an error', () => {
    render(<Field label="Location">{({ status: _status, ...control }) => <input {...control} />}</Field>);
    expect(screen.getByLabelText('Location').getAttribute('aria-invalid')).toBeNull();
  });
});
