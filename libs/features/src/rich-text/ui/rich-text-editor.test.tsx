import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import { DesignProvider } from '@psp/design-system/provider';
import { ApiError } from '@psp/remote/api-error';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { UploadPicture } from './use-picture.ts';

let written: string;

const note = (html: string) => {
  written = html;
};

const PICTURE = { id: '0192d6f3-8d02-7000-9966-9eb831be2d05', width: 1600, height: 900, widths: [480, 960, 1600] };
const ADDRESS = `/api/public/images/${PICTURE.id}/960`;

function Field({ first, uploadPicture }: { first: string; uploadPicture?: UploadPicture | null }) {
  const [value, setValue] = useState(first);
  const change = (html: string) => {
    note(html);
    setValue(html);
  };
  return (
    <DesignProvider navigate={() => {}}>
      <RichTextEditor
        label="Textul"
        hint="Scurt."
        error="Scrieți textul."
        value={value}
        onChange={change}
        uploadPicture={uploadPicture}
      />
    </DesignProvider>
  );
}

const textbox = () => screen.getByRole('textbox', { name: 'Textul' });
/* jsdom has no layout to click into, so text is selected through the editor. */
const editorOf = (element: HTMLElement) => (element as HTMLElement & { editor: Editor }).editor;
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatare: Textul' })).getByRole('button', { name });

/* The editor reads the position of the caret to scroll it into view; jsdom has no layout. */
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

beforeEach(() => note('<p>Bun</p>'));
afterEach(cleanup);

test('the text is a labelled field, described by its hint and error', () => {
  render(<Field first="<p>Bun</p>" />);
  const told = (textbox().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(['Scurt.', 'Scrieți textul.']);
  expect(textbox().getAttribute('aria-invalid')).toBe('true');
});

test('a toolbar button formats the selected words, and removes the format when pressed again', async () => {
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

test('the value of an emptied text is an empty string', () => {
  render(<Field first="<p>Bun</p>" />);
  act(() => void editorOf(textbox()).commands.clearContent(true));
  expect(written).toBe('');
});

test('the toolbar is one tab stop with arrow key navigation', async () => {
  render(<Field first="" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tool('Titlu'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Subtitlu'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tool('Refă schimbarea'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(tool('Titlu'));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(document.activeElement).toBe(textbox());
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  expect(document.activeElement).toBe(tool('Subtitlu'));
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('a link to %s is refused', async (address) => {
  render(<Field first="<p>Bun</p>" />);
  act(() => void editorOf(textbox()).commands.selectAll());
  await userEvent.click(tool('Link'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adresa' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Pune linkul' }));
  expect(screen.getByText(/Adresa trebuie să înceapă/)).toBeTruthy();
  expect(written).toBe('<p>Bun</p>');
});

test('selected words become a link', async () => {
  render(<Field first="<p>Bun</p>" />);
  act(() => void editorOf(textbox()).commands.selectAll());
  await userEvent.click(tool('Link'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adresa' }), '/parteneri');
  await userEvent.click(screen.getByRole('button', { name: 'Pune linkul' }));
  expect(written).toBe('<p><a href="/parteneri">Bun</a></p>');
});

test('scripts in the given value are dropped', () => {
  render(
    <Field
      first={'<p>Bun<img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a></p><script>alert(1)</script>'}
    />,
  );
  expect(textbox().querySelector('img, script, [href^="javascript"]')).toBeNull();
});

const aFile = (size = 10) => new File([new Uint8Array(size)], 'pod.png', { type: 'image/png' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Imagine în text' }));
const insert = () => userEvent.click(dialog().getByRole('button', { name: 'Pune imaginea' }));

test('a picture is inserted with its text alternative and the size for mail programs, never without a text alternative', async () => {
  const sent: File[] = [];
  const upload: UploadPicture = async (file) => {
    sent.push(file);
    return PICTURE;
  };
  render(<Field first="<p>Bun</p>" uploadPicture={upload} />);
  await userEvent.click(tool('Imagine'));
  await insert();
  expect(dialog().getByText('Alegeți o imagine.')).toBeTruthy();
  expect(dialog().getByText('Descrieți imaginea.')).toBeTruthy();
  await userEvent.upload(dialog().getByLabelText(/^Imaginea/), aFile());
  await userEvent.type(dialog().getByLabelText('Ce se vede în imagine'), 'Podul nou');
  await insert();
  expect(sent.map(({ name }) => name)).toEqual(['pod.png']);
  const picture = `<img src="${ADDRESS}" alt="Podul nou" width="552" height="311">`;
  expect(written).toContain(picture);
  act(() => void editorOf(textbox()).commands.insertContent('Mai departe.'));
  expect(written).toBe(`${picture}<p>Mai departe.Bun</p>`);
});

test('the text alternative of a picture in the text can be changed', async () => {
  render(<Field first={`<img src="${ADDRESS}" alt="Pod">`} uploadPicture={async () => PICTURE} />);
  act(() => void editorOf(textbox()).commands.setNodeSelection(0));
  await userEvent.click(tool('Imagine'));
  const words = dialog().getByLabelText<HTMLInputElement>('Ce se vede în imagine');
  expect(words.value).toBe('Pod');
  await userEvent.type(words, ' peste Mureș');
  await userEvent.click(dialog().getByRole('button', { name: 'Schimbă descrierea' }));
  expect(written).toContain('alt="Pod peste Mureș"');
});

test('a refused or too large picture shows the reason; without uploads there is no button', async () => {
  const upload: UploadPicture = async () => {
    throw new ApiError(415, 'image.type', 'Imaginea nu este acceptată.');
  };
  render(<Field first="<p>Bun</p>" uploadPicture={upload} />);
  await userEvent.click(tool('Imagine'));
  await userEvent.upload(dialog().getByLabelText(/^Imaginea/), aFile());
  expect(await dialog().findByText('Imaginea nu este acceptată.')).toBeTruthy();
  await userEvent.upload(dialog().getByLabelText(/^Imaginea/), aFile(FILE_LIMIT_BYTES + 1));
  expect(await dialog().findByText('Imaginea depășește 10 MB.')).toBeTruthy();
  cleanup();
  render(<Field first="<p>Bun</p>" />);
  expect(screen.queryByRole('button', { name: 'Imagine' })).toBeNull();
});

test('the same editor accepts pictures once uploads become possible', async () => {
  const { rerender } = render(<Field first="<p>Bun</p>" uploadPicture={null} />);
  expect(screen.queryByRole('button', { name: 'Imagine' })).toBeNull();
  const before = textbox();
  before.focus();
  rerender(<Field first="<p>Bun</p>" uploadPicture={async () => PICTURE} />);
  expect(tool('Imagine')).toBeTruthy();
  expect(document.activeElement).toBe(before);
  act(() => void editorOf(before).commands.insertContent(`<img src="${ADDRESS}" alt="Pod">`));
  expect(screen.getByAltText('Pod')).toBeTruthy();
});
