import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepKeyboardOnPage } from './focus.ts';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Persoane</h1><button>Invită</button></main><div role="dialog"><input></div>';
  find('input')?.focus();
});
afterEach(() => document.body.replaceChildren());

/* The dialog gives the focus back in the frame after it is gone, when that of the page has begun. */
test('a dialog that gives the focus back a frame after it is gone is believed', async () => {
  keepKeyboardOnPage();
  await frames(4);
  find('[role="dialog"]')?.remove();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find('button')?.focus();
  });
  await frames(8);
  expect(document.activeElement).toBe(find('button'));
});

test('the title takes the focus that nothing else has', async () => {
  keepKeyboardOnPage();
  await frames(4);
  find('[role="dialog"]')?.remove();
  await frames(8);
  expect(document.activeElement).toBe(find('h1'));
});

test('a page that shows nothing for two seconds is watched on', async () => {
  find('[role="dialog"]')?.remove();
  find('button')?.focus();
  keepKeyboardOnPage();
  await frames(4);
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 2000);
  await frames(4);
  find('button')?.remove();
  await frames(8);
  clock.mockRestore();
  expect(document.activeElement).toBe(find('h1'));
});

test('the title of the part that was acted in takes it, while that part stands', async () => {
  const part = document.createElement('section');
  part.innerHTML = '<h2>Certificări</h2>';
  find('main')?.append(part);
  keepKeyboardOnPage(part);
  find('[role="dialog"]')?.remove();
  await frames(8);
  expect(document.activeElement).toBe(find('h2'));
  part.remove();
  keepKeyboardOnPage(part);
  await frames(8);
  expect(document.activeElement).toBe(find('h1'));
});
