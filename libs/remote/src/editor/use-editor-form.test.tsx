import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { z } from 'zod';
import { useEditor } from './use-editor.ts';
import { type EditorForm, useEditorForm } from './use-editor-form.ts';

interface Bill {
  lines: { what: string; price: number }[];
}
interface BillView extends Bill {
  version: number;
}

const schema = z.object({
  lines: z.array(z.object({ what: z.string().min(1, 'Scrieți ce.'), price: z.number().max(9, 'Prea mult.') })),
});

/** The marks of a bill that was read with these lines and cannot be saved. */
function marksOf(lines: Bill['lines']): string[] {
  const marks: string[] = [];
  const form: EditorForm<Bill> = {
    getFieldState: () => ({}),
    setError: (name, { message }) => void marks.push(`${name}: ${message}`),
    clearErrors: () => undefined,
    getValues: () => ({ lines }),
    reset: () => undefined,
    subscribe: () => () => undefined,
  };
  renderHook(() => {
    const editor = useEditor<Bill, BillView>({
      view: null,
      blank: { lines },
      nameOf: () => 'bill',
      contentOf: (view) => ({ lines: view.lines }),
      save: () => Promise.reject(new Error('not asked')),
      read: () => Promise.reject(new Error('not asked')),
      schema,
    });
    useEditorForm({ ...editor, state: { kind: 'local' } }, form, ['lines']);
  });
  return marks;
}

test('of the lines of a text that cannot be saved yet, what is wrong is marked, what is empty is not', () => {
  expect(marksOf([{ what: '', price: 5 }])).toEqual([]);
  expect(marksOf([{ what: 'Pix', price: 10 }])).toEqual(['lines: Prea mult.']);
});
