import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TextAreaField, TextField } from '@psp/design-system/fields';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followPastes } from './follow-pastes.ts';

let end: () => void;
beforeEach(() => {
  end = followPastes();
});
afterEach(() => {
  end();
  cleanup();
});

function Fields() {
  const [title, setTitle] = useState('Plata ');
  const [need, setNeed] = useState('');
  return (
    <>
      <TextField label="Titlu" value={title} onChange={setTitle} />
      <TextAreaField label="Nevoia" value={need} onChange={setNeed} />
    </>
  );
}

const paste = (label: string, html: string): { isLeft: boolean; value: string } => {
  const control = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  control.setSelectionRange(control.value.length, control.value.length);
  const isLeft = fireEvent.paste(control, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
  });
  return { isLeft, value: control.value };
};

test('what was deleted under review is pasted into no field, and a square metre stays one', () => {
  render(<Fields />);
  expect(paste('Titlu', '<p>la <del>30</del><ins>60</ins></p><p>de zile</p>')).toEqual({
    isLeft: false,
    value: 'Plata la 60 de zile',
  });
  expect(paste('Nevoia', '<p>120 m<sup>2</sup></p><p>CO<sub>2</sub></p>')).toEqual({
    isLeft: false,
    value: '120 m²\nCO₂',
  });
});

test('other text is left to the browser', () => {
  render(<Fields />);
  expect(paste('Nevoia', '<p>de <b>60</b> de zile</p>')).toEqual({ isLeft: true, value: '' });
});
