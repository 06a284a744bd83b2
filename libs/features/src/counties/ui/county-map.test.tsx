import { expect, test } from '@jest/globals';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { plural } from '@psp/design-system/format';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CountyMap } from './county-map.tsx';
import { countyAfter } from './use-one-tab-stop.ts';

const WORDS = {
  map: 'Harta județelor',
  hint: 'Alegeți un județ pe hartă sau din listă.',
  empty: 'Harta se colorează pe măsură ce autoritățile își publică prezentările.',
  county: (name: string, count: number) =>
    `${name}: ${count === 0 ? 'nicio comunitate' : plural(count, { one: 'comunitate', few: 'comunități', other: 'comunități' })}`,
  legend: 'Comunități într-un județ',
};

const show = (counts: Record<string, number> | undefined, selected?: 'CJ') =>
  render(
    <MemoryRouter>
      <CountyMap
        counts={counts}
        selected={selected}
        hrefFor={(code) => (code === selected ? '/comunitati' : `/comunitati?judet=${code}`)}
        words={WORDS}
      />
    </MemoryRouter>,
  );
const map = () => within(screen.getByRole('group', { name: 'Harta județelor' }));

test('every county is a link labelled with its name and number of communities', () => {
  show({ CJ: 3, SB: 1, TM: 21 });
  const links = map().getAllByRole('link');
  expect(links).toHaveLength(42);
  expect(map().getByRole('link', { name: 'Cluj: 3 comunități' }).getAttribute('href')).toBe('/comunitati?judet=CJ');
  for (const name of ['Sibiu: 1 comunitate', 'Timiș: 21 de comunități', 'București: nicio comunitate'])
    expect(map().getByRole('link', { name })).toBeTruthy();
});

test('the links are in Romanian alphabetical order', () => {
  show(undefined);
  const names = map()
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['Alba', 'Arad', 'Argeș']);
  expect(names).toEqual(names.toSorted((one, other) => String(one).localeCompare(String(other), 'ro')));
});

test('the selected county is marked and links back to all counties', () => {
  show({ CJ: 3 }, 'CJ');
  const link = map().getByRole('link', { current: true });
  expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual(['Cluj: 3 comunități', '/comunitati']);
});

test('the focused or hovered county is named beside the map', () => {
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

test('the map has one tab stop, the selected county; arrow keys move from there', async () => {
  const user = userEvent.setup();
  show({ CJ: 3 }, 'CJ');
  const focus = () => document.activeElement?.getAttribute('data-county');
  const codes = [];
  for (const key of ['{Tab}', '{ArrowRight}', '{ArrowDown}', '{Home}', '{End}', '{Shift>}{Tab}{/Shift}', '{Tab}']) {
    await user.keyboard(key);
    codes.push(focus());
  }
  expect(codes).toEqual(['CJ', 'BN', 'MS', 'AB', 'VN', null, 'CJ']);
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(focus()).toBe('CJ');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('@svg-maps/romania');
});

test('without a selection the tab stop is the first county by name, and the keys are explained', () => {
  show({});
  const stops = map()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('tabindex') === '0');
  expect(stops.map((link) => link.getAttribute('data-county'))).toEqual(['AB']);
  const group = screen.getByRole('group', { name: 'Harta județelor' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Săgețile');
  expect(screen.queryByText(/^Săgeți:/)).toBeNull();
  fireEvent.focus(map().getByRole('link', { name: /^Alba/ }));
  expect(screen.getByText(/^Săgeți:/)).toBeTruthy();
});

test('arrow keys reach every county from any other and stop at the edge of the map', () => {
  const codes = Object.keys(COUNTIES) as (keyof typeof COUNTIES)[];
  const around = (code: (typeof codes)[number]) =>
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => countyAfter(code, key) ?? code);
  for (const code of codes) {
    const reached = new Set([code]);
    for (const one of reached) for (const next of around(one)) reached.add(next);
    expect([code, reached.size]).toEqual([code, 42]);
  }
  expect(around('SB')).toEqual(['MS', 'BV', 'VL', 'AB']);
  expect(around('TM')).toEqual(['AR', 'HD', 'CS', 'TM']);
  expect(countyAfter('SB', 'a')).toBeNull();
});

test('without counts the legend is hidden, and an empty network has a message', () => {
  const legend = () => document.querySelector('dl')?.hidden;
  const { unmount } = show(undefined);
  expect(legend()).toBe(true);
  unmount();
  show({});
  expect([legend(), screen.getByText(/^Harta se colorează/) !== null]).toEqual([true, true]);
  cleanup();
  show({ CJ: 1 });
  expect(legend()).toBe(false);
});

test('the source of the map is credited', () => {
  show({});
  expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain('creativecommons.org');
});

test('counts by bands: large ones are written on the county, and the reader sees the own county outlined', () => {
  const bands = [
    { from: 0, label: '0–1' },
    { from: 2, label: '2–4' },
    { from: 5, label: '5–9' },
    { from: 10, label: '10 și peste' },
  ];
  render(
    <MemoryRouter>
      <CountyMap
        counts={{ CJ: 12, SB: 5, AB: 1 }}
        selected={undefined}
        own="SB"
        hrefFor={(code) => `?county=${code}`}
        words={WORDS}
        bands={bands}
        writtenFrom={5}
      />
    </MemoryRouter>,
  );
  const written = [...document.querySelectorAll('text[data-count]')].map(({ textContent }) => textContent);
  expect(written.toSorted()).toEqual(['12', '5']);
  expect(document.querySelector('[data-ring="own"]')?.getAttribute('href')).toMatch(/#SB$/);
  expect(screen.getByText('10 și peste')).toBeTruthy();
  expect(document.querySelectorAll('[data-dark]')).toHaveLength(1);
});
