import { expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'sb', label: 'Sibiu' },
  { value: 'cj', label: 'Cluj' },
];

function Partners({ placeholder }: { placeholder?: string }) {
  const [county, setCounty] = useState(placeholder ? '' : 'sb');
  return (
    <>
      <SelectField label="Județ" placeholder={placeholder} options={options} value={county} onChange={setCounty} />
      <output>{county}</output>
    </>
  );
}

test.each(['Toate', undefined])('a choice made before hydration counts (empty option: %s)', async (empty) => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Partners placeholder={empty} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Județ' });
  field.value = 'cj';
  await act(async () => startTransition(() => void hydrateRoot(box, <Partners placeholder={empty} />)));
  expect(screen.getByRole('status').textContent).toBe('cj');
  expect(field.value).toBe('cj');
  box.remove();
});

test('a value that is not among the options is kept until the user chooses one', () => {
  const onChange = jest.fn();
  render(<SelectField label="Județ" options={options} value="" onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
  cleanup();
});

test('on a narrow screen a long option wraps instead of being cut', () => {
  render(<Partners />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  expect(rules.filter((rule) => rule.includes('max-width: 720px')).join('\n')).toContain('white-space: normal');
});
