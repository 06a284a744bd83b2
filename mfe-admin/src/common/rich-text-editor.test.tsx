/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { RichTextEditor } from './rich-text-editor.tsx';

let written: string;

const note = (html: string) => {
  written = html;
};

function Field({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  const change = (html: string) => {
    note(html);
    setValue(html);
  };
  return (
    <DesignProvider navigate={() => {}}>
      <RichTextEditor label="Textul" hint="Scurt." error="Scrieți textul." value={value} onChange={change} />
    </DesignProvider>
  );
}

const textbox = () => screen.getByRole('textbox', { name: 'Textul' });
/* jsdom has no layout to click into: the text is chosen as the editor itself would. */
const editorOf = (element: HTMLElement) => (element as HTMLElement & { editor: Editor }).editor;
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatare: Textul' })).getByRole('button', { name });

beforeEach(() => note('<p>Bun</p>'));
afterEach(cleanup);

test('the text is a labelled field that tells its hint and its error', () => {
  render(<Field first="<p>Bun</p>" />);
  const told = (textbox().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(['Scurt.', 'Scrieți textul.']);
  expect(textbox().getAttribute('aria-invalid')).toBe('true');
});

test('what the toolbar does to the chosen words is in the value, and pressed again is gone', async () => {
  render(<Field first="<p>Bun venit</p>" />);
  act(() => void editorOf(textbox()).commands.selectAll());
  await userEvent.click(tool('Aldin'));
  expect(written).toBe('<p><strong>Bun venit</strong></p>');
  expect(tool('Aldin').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(tool('Titlu'));
  expect(written).toBe('<h2><strong>Bun venit</strong></h2>');
  await userEvent.click(tool('Anulează ultima schimbare'));
  expect(written).toBe('<p><strong>Bun venit</strong></p>');
});

test('an emptied text is the empty value', () => {
  render(<Field first="<p>Bun</p>" />);
  act(() => void editorOf(textbox()).commands.clearContent(true));
  expect(written).toBe('');
});

test('the toolbar is one stop of the Tab key, within which the arrows move', async () => {
  render(<Field first="" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tool('Titlu'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Subtitlu'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tool('Refă schimbarea'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Titlu'));
  await userEvent.tab();
  expect(document.activeElement).toBe(textbox());
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('a link to %s is refused', async (address) => {
  render(<Field first="<p>Bun</p>" />);
  act(() => void editorOf(textbox()).commands.selectAll());
  await userEvent.click(tool('Legătură'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adresa' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Pune legătura' }));
  expect(screen.getByText(/Adresa trebuie să înceapă/)).toBeTruthy();
  expect(written).toBe('<p>Bun</p>');
});

test('chosen words become a link', async () => {
  render(<Field first="<p>Bun</p>" />);
  act(() => void editorOf(textbox()).commands.selectAll());
  await userEvent.click(tool('Legătură'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adresa' }), '/parteneri');
  await userEvent.click(screen.getByRole('button', { name: 'Pune legătura' }));
  expect(written).toBe('<p><a href="/parteneri">Bun</a></p>');
});

test('scripts in a given text are not part of it', () => {
  render(
    <Field
      first={'<p>Bun<img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a></p><script>alert(1)</script>'}
    />,
  );
  expect(textbox().querySelector('img, script, [href^="javascript"]')).toBeNull();
});
