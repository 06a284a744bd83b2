import { afterEach, expect, test } from '@jest/globals';
import { LINES_MAX, type OfferLine } from '@psp/contracts/offer-lines';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { DesignProvider } from '@psp/design-system/provider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { lineFieldId } from './lines.ts';
import { LinesField } from './lines-field.tsx';

afterEach(cleanup);

/** `count` lines, and how often each was rendered, by index. */
function renderedLines(count: number) {
  const rendered = Array.from({ length: count }, () => 0);
  const lines = rendered.map((_, at) => {
    const { description: _text, ...line } = aLine();
    // Only the fields of a line read its description; the sums do not.
    const read = () => {
      rendered[at] = (rendered[at] ?? 0) + 1;
      return `Lucrarea ${at + 1}`;
    };
    return Object.defineProperty({ ...line, description: '' }, 'description', { get: read, enumerable: true });
  });
  return { lines, rendered };
}

let shown: readonly OfferLine[] = [];
function Harness({ lines }: { lines: OfferLine[] }) {
  const [value, setValue] = useState(lines);
  useEffect(() => {
    shown = value;
  });
  return (
    <LinesField
      id="lines"
      value={value}
      onChange={setValue}
      error={undefined}
      problems={{ at: new Map(), whole: undefined }}
    />
  );
}
const show = (lines: OfferLine[]) =>
  render(
    <DesignProvider navigate={() => {}}>
      <Harness lines={lines} />
    </DesignProvider>,
  );
const fieldOf = (at: number) => document.getElementById(lineFieldId(at, 'description')) as HTMLInputElement;
const type = (at: number, value: string) => act(() => fireEvent.change(fieldOf(at), { target: { value } }));

test('with the maximum number of lines, a keystroke renders only the edited line', () => {
  const { lines, rendered } = renderedLines(LINES_MAX);
  show(lines);
  rendered.fill(0);
  type(100, 'Alt text');
  type(100, 'Alt text și');
  expect(shown[100]?.description).toBe('Alt text și');
  expect(rendered.filter((times, at) => times > 0 && at !== 100)).toEqual([]);
  expect(fieldOf(100).value).toBe('Alt text și');
});

test('alternating edits of two lines keep the text of both', () => {
  show([aLine({ description: 'Una' }), aLine({ description: 'Alta' })]);
  type(0, 'Prima');
  type(1, 'A doua');
  type(0, 'Prima lucrare');
  expect(shown.map(({ description }) => description)).toEqual(['Prima lucrare', 'A doua']);
  act(() => screen.getByRole('button', { name: 'Șterge: Poziția 1' }).click());
  expect(shown.map(({ description }) => description)).toEqual(['A doua']);
  expect(fieldOf(0).value).toBe('A doua');
});

test('rows pasted from a spreadsheet become lines and replace an empty line; plain text stays text', () => {
  show([aLine({ description: 'Instruire' }), { ...aLine(), description: '', quantity: null, unitPrice: null }]);
  const paste = (text: string) => act(() => fireEvent.paste(fieldOf(0), { clipboardData: { getData: () => text } }));
  paste('Toner negru');
  expect(shown).toHaveLength(2);
  paste('Toner negru\tbuc.\t12\t249,99\t21%\nHârtie\ttop\t40\t18,50\t11%');
  expect(shown.map(({ description }) => description)).toEqual(['Instruire', 'Toner negru', 'Hârtie']);
  expect(shown[2]).toMatchObject({ unit: 'top', quantity: 40, unitPrice: 18.5, vatRate: 11 });
});

test('an ambiguous pasted number is questioned in its line until it is answered', () => {
  show([{ ...aLine(), description: '', quantity: null, unitPrice: null }]);
  const getData = () => 'Toner\tbuc.\t12\t15,000\nHârtie\ttop\t1.200\t18,50';
  act(() => fireEvent.paste(fieldOf(0), { clipboardData: { getData } }));
  expect(screen.getByText('15 lei, nu 15.000?')).toBeTruthy();
  expect(screen.getByText('1.200, nu 1,2?')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Scrie 15.000' }).click());
  expect(shown[0]).toMatchObject({ quantity: 12, unitPrice: 15_000 });
  expect(screen.queryByText('15 lei, nu 15.000?')).toBeNull();
});

test('pasted rows that exceed the maximum are refused as a whole, with a message', () => {
  show(Array.from({ length: LINES_MAX - 1 }, () => aLine({ description: 'Instruire' })));
  const text = 'Toner\tbuc.\t1\t20\nHârtie\ttop\t1\t18';
  act(() => fireEvent.paste(fieldOf(0), { clipboardData: { getData: () => text } }));
  expect(shown).toHaveLength(LINES_MAX - 1);
  expect(screen.getByText('2 rânduri lipite nu au fost luate: pot fi cel mult 200 de poziții.')).toBeTruthy();
});
