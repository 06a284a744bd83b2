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

/* The dialog restores the focus one frame after it is removed, when the page's watch has already started. */
test('a dialog that restores the focus one frame after its removal keeps it', async () => {
  keepKeyboardOnPage();
  await frames(4);
  find('[role="dialog"]')?.remove();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find('button')?.focus();
  });
  await frames(8);
  expect(document.activeElement).toBe(find('button'));
});

test('the title takes the focus when no other element has it', async () => {
  keepKeyboardOnPage();
  await frames(4);
  find('[role="dialog"]')?.remove();
  await frames(8);
  expect(document.activeElement).toBe(find('h1'));
});

test('a page that renders no frame for two seconds is still watched afterwards', async () => {
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

test('the title of the given part takes the focus while the part is on the page, else the page title', async () => {
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
