import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Gallery } from './gallery.tsx';
import { expectFocus } from './testing/focus.ts';

const items = ['Primăria', 'Parcul', ''].map((caption, at) => ({
  id: `0192d6f3-8d02-7000-9966-9eb831be2d0${at}`,
  width: 960,
  height: 640,
  widths: [480, 960],
  caption,
  alt: `Sibiu, imaginea ${at + 1}`,
}));
const words = {
  open: (caption: string) => `Mărește: ${caption}`,
  viewer: 'Galerie foto',
  close: 'Închide',
  previous: 'Anterioara',
  next: 'Următoarea',
  counter: (number: number, total: number) => `${number} din ${total}`,
};
const thumb = (name: string) => screen.getByRole('link', { name: `Mărește: ${name}` });
const open = async (name: string) => {
  act(() => thumb(name).focus());
  fireEvent.click(thumb(name));
  return screen.findByRole('dialog', { name: 'Galerie foto' });
};

test('without scripts each small picture leads to its large version', () => {
  render(<Gallery items={items} words={words} />);
  expect(thumb('Primăria').getAttribute('href')).toBe(`/api/public/images/${items[0]?.id}/960`);
  expect(thumb('Sibiu, imaginea 3')).toBeTruthy();
});

test('the viewer shows the number of the picture, and keys and buttons change it, wrapping at the ends', async () => {
  render(<Gallery items={items} words={words} />);
  const dialog = await open('Parcul');
  const counter = () => screen.getByRole('status').textContent;
  expect(counter()).toBe('2 din 3');
  expect(dialog.textContent).toContain('Parcul');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(counter()).toBe('3 din 3');
  expect(screen.getByRole('img', { name: 'Sibiu, imaginea 3' })).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(counter()).toBe('1 din 3');
  fireEvent.click(screen.getByRole('button', { name: 'Anterioara' }));
  expect(counter()).toBe('3 din 3');
  fireEvent.keyDown(dialog, { key: 'Home' });
  expect(counter()).toBe('1 din 3');
});

test('Escape closes it, and the focus goes back to the picture that opened it', async () => {
  render(<Gallery items={items} words={words} />);
  const dialog = await open('Primăria');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => thumb('Primăria'));
});

test('opening a thumbnail in a new tab shows the picture itself', () => {
  render(<Gallery items={items} words={words} />);
  fireEvent.click(thumb('Primăria'), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
