import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from '@jest/globals';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const items = [
  { key: 'details', label: 'Detalii', content: <p>Șase lămpi</p> },
  { key: 'offers', label: 'Oferte (4)', content: <p>Softprim</p> },
];

afterEach(cleanup);

function Page() {
  const [selected, setSelected] = useState('details');
  return <Tabs label="Solicitare" items={items} selected={selected} onSelect={setSelected} />;
}

test('the arrow keys choose the next tab and wrap, Home and End choose the outer ones', async () => {
  render(<Page />);
  await userEvent.tab();
  const pressed = async (keys: string) => {
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    return screen.getByRole('tabpanel', { name: document.activeElement?.textContent ?? '' }).textContent;
  };
  expect(await pressed('{ArrowRight}')).toBe('Softprim');
  expect(await pressed('{ArrowRight}')).toBe('Șase lămpi');
  expect(await pressed('{ArrowLeft}')).toBe('Softprim');
  expect(await pressed('{Home}')).toBe('Șase lămpi');
  expect(await pressed('{End}')).toBe('Softprim');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('in print every tab’s content is under its label, and afterwards only the chosen one is shown', () => {
  render(<Tabs label="Solicitare" items={items} selected="details" onSelect={() => undefined} />);
  expect(screen.queryByText('Softprim')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Detalii', 'Oferte (4)']);
  expect(screen.getByText('Softprim')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Softprim')).toBeNull();
});

test('when the tabs do not fit, the chosen one is scrolled to the middle', () => {
  const box = (name: string, value: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true });
  const { offsetLeft, offsetWidth } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const { clientWidth } = Object.getOwnPropertyDescriptors(Element.prototype);
  box('offsetLeft', 500);
  box('offsetWidth', 80);
  box('clientWidth', 300);
  render(<Page />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(390);
  Object.defineProperties(HTMLElement.prototype, { offsetLeft, offsetWidth, clientWidth });
});
