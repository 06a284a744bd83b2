import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Stars } from './stars.tsx';

afterEach(cleanup);

test('stars are one picture with words, of one element', () => {
  render(<Stars value={4.9} label="4,9 din 5" />);
  expect(screen.getByRole('img', { name: '4,9 din 5' }).childElementCount).toBe(0);
});

test.each([
  [4.9, '98%'],
  [-1, '0%'],
  [7, '100%'],
])('of %d stars %s is filled', (value, share) => {
  render(<Stars value={value} label="Nota" />);
  expect(screen.getByRole('img').style.getPropertyValue('--share')).toBe(share);
});
