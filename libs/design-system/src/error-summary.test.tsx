import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-fields.tsx';

const errors = [{ id: 'cui', message: 'Scrieți CUI-ul' }];

function Form({ isWrong }: { isWrong: boolean }) {
  return (
    <>
      <ErrorSummary title="Există o problemă" errors={isWrong ? errors : []} />
      <TextField
        id="cui"
        label="CUI"
        hint="Se acceptă și cu RO"
        value=""
        onChange={() => undefined}
        error={isWrong ? errors[0]?.message : undefined}
      />
    </>
  );
}

test('the summary takes focus when it appears', () => {
  const { rerender } = render(<Form isWrong={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Form isWrong />);
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Există o problemă' }));
});

test('a line of the summary leads to its field', async () => {
  render(<Form isWrong />);
  await userEvent.click(screen.getByRole('link', { name: 'Scrieți CUI-ul' }));
  expect(document.activeElement).toBe(screen.getByLabelText('CUI'));
});

test('a wrong field is described by its hint and its error', () => {
  render(<Form isWrong />);
  const field = screen.getByLabelText('CUI');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Se acceptă și cu RO',
    'Scrieți CUI-ul',
  ]);
});

test('the page moves to the field’s own box, and not to a nameless fieldset round the whole form', async () => {
  render(
    <fieldset>
      <Form isWrong />
    </fieldset>,
  );
  const moved: Element[] = [];
  const before = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function move(this: Element) {
    moved.push(this);
  };
  await userEvent.click(screen.getByRole('link', { name: 'Scrieți CUI-ul' }));
  Element.prototype.scrollIntoView = before;
  expect(moved).toEqual([screen.getByLabelText('CUI').closest('[data-field]')]);
});
