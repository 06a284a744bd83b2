import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

const paste = async (label: string, html: string): Promise<{ isLeft: boolean; value: string }> => {
  const control = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  await act(async () => {
    control.focus();
    // The focus starts loading the module; importing it here waits for it.
    await import('./plain.ts');
  });
  control.setSelectionRange(control.value.length, control.value.length);
  const isLeft = fireEvent.paste(control, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
  });
  return { isLeft, value: control.value };
};

test('a paste into a plain field omits tracked deletions and keeps superscripts', async () => {
  render(<Fields />);
  expect(await paste('Titlu', '<p>la <del>30</del><ins>60</ins></p><p>de zile</p>')).toEqual({
    isLeft: false,
    value: 'Plata la 60 de zile',
  });
  expect(await paste('Nevoia', '<p>120 m<sup>2</sup></p><p>CO<sub>2</sub></p>')).toEqual({
    isLeft: false,
    value: '120 m²\nCO₂',
  });
});

test('other text is left to the browser', async () => {
  render(<Fields />);
  expect(await paste('Nevoia', '<p>de <b>60</b> de zile</p>')).toEqual({ isLeft: true, value: '' });
  expect((await paste('Nevoia', '<p>m<sup>2</sup></p>')).isLeft).toBe(false);
});
