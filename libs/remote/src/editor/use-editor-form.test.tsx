import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useEditor } from './use-editor.ts';
import { type EditorForm, useEditorForm } from './use-editor-form.ts';

interface Bill {
  lines: { what: string; price: number }[];
}
interface BillView extends Bill {
  version: number;
}

/* Problems of the first line. */
const issues = [
  { path: ['lines', 0, 'what'], message: 'Scrieți ce.' },
  { path: ['lines', 0, 'price'], message: 'Prea mult.' },
];
const schemaFinding = (field: 'what' | 'price') => ({
  safeParse: () => ({ success: false, error: { issues: issues.filter(({ path }) => path.includes(field)) } }),
});

/** Returns the marks of a bill with these lines that cannot be saved. */
function marksOf(lines: Bill['lines'], wrong: 'what' | 'price'): string[] {
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
      schema: schemaFinding(wrong),
    });
    useEditorForm({ ...editor, state: { kind: 'local' } }, form, ['lines']);
  });
  return marks;
}

test('in a text that cannot be saved yet, invalid lines are marked and empty ones are not', () => {
  expect(marksOf([{ what: '', price: 5 }], 'what')).toEqual([]);
  expect(marksOf([{ what: 'Pix', price: 10 }], 'price')).toEqual(['lines: Prea mult.']);
});
