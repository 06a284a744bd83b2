/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import '@psp/remote/testing/browser-globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CountyMap } from './county-map.tsx';

const show = (counts: Record<string, number> | undefined, selected?: 'CJ') =>
  render(
    <MemoryRouter>
      <CountyMap
        counts={counts}
        selected={selected}
        hrefFor={(code) => (code === selected ? '/comunitati' : `/comunitati?judet=${code}`)}
        skipTo="lista"
      />
    </MemoryRouter>,
  );
const map = () => within(screen.getByRole('group', { name: 'Harta județelor' }));

test('every county is a link that says its name and how many communities it has', () => {
  show({ CJ: 3, SB: 1, TM: 21 });
  const links = map().getAllByRole('link');
  expect(links).toHaveLength(42);
  expect(map().getByRole('link', { name: 'Cluj: 3 comunități' }).getAttribute('href')).toBe('/comunitati?judet=CJ');
  for (const name of ['Sibiu: 1 comunitate', 'Timiș: 21 de comunități', 'București: nicio comunitate'])
    expect(map().getByRole('link', { name })).toBeTruthy();
});

test('the links follow the Romanian alphabet', () => {
  show(undefined);
  const names = map()
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['Alba', 'Arad', 'Argeș']);
  expect(names).toEqual(names.toSorted((one, other) => String(one).localeCompare(String(other), 'ro')));
});

test('the selected county is marked, and leads back to all', () => {
  show({ CJ: 3 }, 'CJ');
  const link = map().getByRole('link', { current: true });
  expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual(['Cluj: 3 comunități', '/comunitati']);
});

test('what has the focus or the pointer is told beside the map', () => {
  show({ CJ: 3 });
  expect(screen.getByText('Alegeți un județ pe hartă sau din listă.')).toBeTruthy();
  fireEvent.focus(map().getByRole('link', { name: /^Cluj/ }));
  expect(screen.getByText('Cluj: 3 comunități')).toBeTruthy();
  const rings = () => [...document.querySelectorAll('[data-ring]')].map((ring) => ring.getAttribute('data-ring'));
  expect(rings()).toEqual(['gap', 'line']);
  fireEvent.focus(map().getByRole('link', { name: /^București/ }));
  expect(document.querySelectorAll('circle[data-ring]')).toHaveLength(2);
  fireEvent.mouseEnter(map().getByRole('link', { name: /^Vâlcea/ }));
  expect(screen.getByText('Vâlcea: nicio comunitate')).toBeTruthy();
});

test('one can go past the map, and the drawing is credited', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Sari peste hartă' }).getAttribute('href')).toBe('#lista');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain('creativecommons.org');
});
