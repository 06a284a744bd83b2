import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { PostEditor } from './post-editor.tsx';
import type { FindPeople, Person } from '../../rich-text/ui/mention.ts';

const PEOPLE: Person[] = [
  { id: '0192d6f3-8d02-7000-9966-9eb831be2d05', name: 'Ion Savu', organisation: 'Comuna Roșia' },
  { id: '0192d6f3-8d02-7000-9966-9eb831be2d06', name: 'Ioana Pop', organisation: 'Civis Digital' },
];
const ION = `<span data-mention="${PEOPLE[0]?.id}">@Ion Savu</span>`;
const IOANA = `<span data-mention="${PEOPLE[1]?.id}">@Ioana Pop</span>`;
let written = '';
let asked: string[] = [];

/* The editor reads the position of the caret to scroll it into view; jsdom has no layout. */
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(Element.prototype, { scrollIntoView: () => {} });

afterEach(() => {
  cleanup();
  asked = [];
});

const find: FindPeople = async (q) => {
  asked.push(q);
  return PEOPLE.filter(({ name }) => name.toLowerCase().startsWith(q.toLowerCase()));
};
const note = (html: string) => {
  written = html;
};

function open(value = '') {
  render(<PostEditor label="Textul" value={value} onChange={note} findPeople={find} />);
  // A caret exists only in a focused text.
  act(() => textbox().focus());
}
const textbox = () => screen.getByRole('textbox', { name: 'Textul' });
const editor = () => (textbox() as HTMLElement & { editor: Editor }).editor;
const type = (text: string) => act(() => void editor().commands.insertContent(text));
const press = (key: string) => fireEvent.keyDown(textbox(), { key });
const active = () => document.getElementById(textbox().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('an @ with letters offers people, whom arrows and Enter choose; the list is announced', async () => {
  open();
  type('Salut @io');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByText(/^2 persoane\. Alegeți/).getAttribute('role')).toBe('status');
  expect(active()).toContain('Ion Savu');
  press('ArrowDown');
  expect(active()).toContain('Ioana Pop');
  press('ArrowDown');
  press('ArrowUp');
  press('Enter');
  expect(written).toBe(`<p>Salut ${IOANA} </p>`);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(textbox().getAttribute('aria-activedescendant')).toBeNull();
});

test('a press chooses too, and Backspace removes the whole mention', async () => {
  open();
  type('@ion');
  fireEvent.click(await screen.findByRole('option', { name: /Ion Savu/ }));
  expect(written).toBe(`<p>${ION} </p>`);
  act(() => void editor().commands.setTextSelection(2));
  press('Backspace');
  expect(written).toBe('<p> </p>');
});

test('Escape closes the list and nothing else; the text stays', async () => {
  open();
  let escaped = 0;
  const count = () => (escaped += 1);
  document.addEventListener('keydown', count);
  type('@io');
  await screen.findAllByRole('option');
  press('Escape');
  document.removeEventListener('keydown', count);
  expect(escaped).toBe(0);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(written).toBe('<p>@io</p>');
});

test('few letters that nobody has ask for more; a text that is no name asks for nobody', async () => {
  open();
  type('@zz');
  expect((await screen.findAllByText(/cel puțin trei litere/)).length).toBeGreaterThan(0);
  cleanup();
  asked = [];
  open();
  type('ion@io.ro și @2026 sau @unu doi trei patru');
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(asked).toEqual([]);
});

test('a mention of a stored text stays a mention when the text is changed', () => {
  open(`<p>Salut ${ION}</p>`);
  type('.');
  expect(written).toContain(ION);
});
