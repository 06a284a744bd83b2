import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const picture = { id: '0192d6f3-8d02-7000-9966-9eb831be2d05', width: 1600, height: 1067, widths: [480, 960, 1600] };

test('the browser chooses among the available widths, in a frame of known size', () => {
  const { container } = render(<Picture picture={picture} alt="Cetatea" sizes="100vw" ratio="3 / 2" />);
  const image = screen.getByRole('img', { name: 'Cetatea' });
  expect(image.getAttribute('src')).toBe(`/api/public/images/${picture.id}/960`);
  expect(
    image
      .getAttribute('srcset')
      ?.split(', ')
      .map((one) => one.split(' ')[1]),
  ).toEqual(['480w', '960w', '1600w']);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(container.querySelector<HTMLElement>('span')?.style.aspectRatio).toBe('3 / 2');
});

test('a picture above the fold is loaded eagerly', () => {
  render(<Picture picture={picture} alt="Cetatea" sizes="100vw" isEager />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
});

test('a narrow picture has a single version', () => {
  render(<Picture picture={{ ...picture, width: 300, height: 200, widths: [300] }} alt="Stema" sizes="100vw" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/api/public/images/${picture.id}/300`);
});

test('a picture that fails to load becomes a placeholder with the same name; another picture is loaded again', () => {
  const { container, rerender } = render(<Picture picture={picture} alt="Cetatea" sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Cetatea' }).tagName).toBe('svg');
  rerender(<Picture picture={{ ...picture, id: '0192d6f3-8d02-7000-9966-9eb831be2d06' }} alt="Piața" sizes="100vw" />);
  expect(container.querySelector('img')).not.toBeNull();
});

test('a placeholder without a name is hidden from screen readers', () => {
  render(<Picture picture={null} alt="" sizes="100vw" />);
  expect(screen.queryByRole('img')).toBeNull();
});
