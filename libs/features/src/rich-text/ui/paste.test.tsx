import { afterEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RichTextEditor } from './rich-text-editor.tsx';

const OWN = '/api/public/images/0192d6f3-8d02-7000-9966-9eb831be2d05/960';
const FOREIGN = [
  'https://exemplu.ro/a.png',
  'data:image/png;base64,AAAA',
  'file:///C:/a.png',
  `https://exemplu.ro${OWN}`,
];
let written = '';

/* The editor reads the position of the caret to scroll it into view; jsdom has no layout. */
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

afterEach(cleanup);

function open(uploadPicture?: () => Promise<never>) {
  const note = (html: string) => {
    written = html;
  };
  render(
    <DesignProvider navigate={() => {}}>
      <RichTextEditor label="Textul" value="<p>Bun</p>" onChange={note} uploadPicture={uploadPicture} />
    </DesignProvider>,
  );
}
const noUpload = () => Promise.reject(new Error('Nothing is uploaded here.'));
const paste = (html: string, files: File[] = []) =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Textul' }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files },
  });
const statusText = () => screen.getByRole('status').textContent;
const HINT = 'Imaginile lipite nu se păstrează. Puneți-le cu butonul „Imagine”.';

test.each(FOREIGN)('a pasted picture from %s is dropped, and a hint names the button for pictures', (src) => {
  open(noUpload);
  paste(`<p>Unu</p><img src="${src}"><p>Doi</p>`);
  expect(written).toMatch(/Unu.*Doi/);
  expect(written).not.toContain('<img');
  expect(statusText()).toBe(HINT);
  paste('<p>Trei</p>');
  expect(statusText()).toBe('');
});

test('a picture stored in the portal can be pasted', () => {
  open(noUpload);
  paste(`<img src="${OWN}" alt="Pod">`);
  expect(written).toContain(`<img src="${OWN}" alt="Pod">`);
  expect(statusText()).toBe('');
});

test('a pasted picture file is dropped with the same hint', () => {
  open(noUpload);
  paste('', [new File([], 'ecran.png', { type: 'image/png' })]);
  expect(statusText()).toBe(HINT);
});

test('without a button for pictures, no hint is shown', () => {
  open();
  paste(`<p>Unu</p><img src="${FOREIGN[0]}">`);
  expect(written).not.toContain('<img');
  expect(statusText()).toBe('');
});

test('a list pasted from Word becomes a list', () => {
  open();
  const marker = '<span style="mso-list:Ignore">b)<span>&nbsp;</span></span>';
  paste(`<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">${marker}planul de situație<o:p></o:p></p>`);
  expect(written).toContain('<ol start="2" type="a"><li><p>planul de situație');
});

test('tracked changes, headings and superscripts pasted from Word keep their meaning', () => {
  open();
  paste('<h1>Anexa</h1><h4>Plata</h4><p>de <del>30</del><ins>60</ins> de zile, 120 m<sup>2</sup>, CO<sub>2</sub></p>');
  expect(written).toContain('<h2>Anexa</h2><h4>Plata</h4>');
  expect(written).toContain('<p>de 60 de zile, 120 m<sup>2</sup>, CO<sub>2</sub>');
});

test('struck-through text stays struck through', () => {
  open();
  paste('<p>preț <s>30</s><span style="text-decoration:line-through">40</span>60 lei</p>');
  expect(written).toContain('<p>preț <s>3040</s>60 lei');
});
