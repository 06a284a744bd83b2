import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RatingField } from './rating.tsx';

const options = ['foarte slab', 'slab', 'acceptabil', 'bine', 'foarte bine'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Review() {
  const [value, setValue] = useState('');
  return (
    <RatingField id="mark" label="Nota" value={value} onChange={setValue} options={options} error="Alegeți o notă" />
  );
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a rating is given with the space bar and moved with arrows', async () => {
  const user = userEvent.setup();
  render(<Review />);
  await user.tab();
  expect(document.activeElement).toBe(option('foarte slab'));
  await user.keyboard(' ');
  expect(option('foarte slab').checked).toBe(true);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(option('acceptabil').checked).toBe(true);
  expect(document.activeElement).toBe(option('acceptabil'));
});

test('the group is named by its label and described by its error', () => {
  render(<Review />);
  const group = screen.getByRole('radiogroup', { name: 'Nota' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Alegeți o notă');
});
