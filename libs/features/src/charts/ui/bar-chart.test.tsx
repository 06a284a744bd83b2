import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BarChart, type BarGroup } from './bar-chart.tsx';

afterEach(cleanup);

const MONTHS = ['ianuarie', 'februarie', 'martie', 'aprilie'];
const groups = (count: number): BarGroup[] =>
  MONTHS.slice(0, count).map((label, index) => ({
    ...{ key: label, label, shortLabel: label.slice(0, 3), values: [index * 100, index * 50] },
  }));
const chart = (count: number) => (
  <BarChart
    label="Valori pe luni"
    series={['Solicitat', 'Oferit']}
    groups={groups(count)}
    format={(value) => `${value} lei`}
    formatTick={String}
  />
);
/** Observer that immediately reports a width of 1200 px. */
class WideScreen implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const { top, left, bottom, height, x, y } = target.getBoundingClientRect();
    const contentRect = { top, left, bottom, height, x, y, right: 1200, width: 1200, toJSON: () => '' };
    const size = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    this.#callback([{ target, contentRect, ...size }], this);
  }
  unobserve() {}
  disconnect() {}
}

const named = (element: Element | null) => element?.getAttribute('aria-label');
const stops = () => screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0);

test('the chart is one tab stop; arrows, Home and End move between the groups, which are labelled with their values', async () => {
  render(chart(4));
  expect(screen.getByRole('listbox', { name: 'Valori pe luni' }).getAttribute('aria-orientation')).toBe('horizontal');
  await userEvent.tab();
  expect(named(document.activeElement)).toBe('aprilie: solicitat 300 lei, oferit 150 lei');
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return named(document.activeElement)?.split(':')[0];
  };
  expect(await after('{ArrowLeft}')).toBe('martie');
  expect(await after('{ArrowUp}')).toBe('februarie');
  expect(await after('{Home}')).toBe('ianuarie');
  expect(await after('{ArrowLeft}')).toBe('ianuarie');
  expect(await after('{ArrowDown}')).toBe('februarie');
  expect(await after('{End}{ArrowRight}')).toBe('aprilie');
  expect(screen.getByText('aprilie: solicitat 300 lei, oferit 150 lei')).toBeTruthy();
  expect(stops()).toEqual([document.activeElement]);
});

test('the values of a single series are labelled without its name', () => {
  render(
    <BarChart
      {...{ label: 'Oferte pe stări', series: ['Oferte'], formatTick: String }}
      groups={[{ key: 'withdrawn', label: 'Retrasă', shortLabel: 'Retrasă', values: [1] }]}
      format={(value) => `${value} ofertă`}
    />,
  );
  expect(stops().map(named)).toEqual(['Retrasă: 1 ofertă']);
});

test('when groups are removed, the last one becomes the tab stop', () => {
  const { rerender } = render(chart(4));
  rerender(chart(2));
  expect(stops().map(named)).toEqual(['februarie: solicitat 100 lei, oferit 50 lei']);
  expect(screen.getByText('februarie: solicitat 100 lei, oferit 50 lei')).toBeTruthy();
});

test('the axis ends at `most`, also when no bar comes near it', () => {
  const marks = (most?: number) => (
    <BarChart
      {...{ label: 'Note', series: ['Nota medie'], format: String, formatTick: String }}
      {...(most && { most })}
      groups={[{ key: 'quality', label: 'Calitate', shortLabel: 'Calitate', values: [3.2] }]}
    />
  );
  const ticks = (container: HTMLElement) =>
    [...container.querySelectorAll('.visx-axis-left text')].map(({ textContent }) => textContent);
  expect(ticks(render(marks(5)).container)).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(ticks(render(marks()).container).at(-1)).toBe('4');
});

test('a printed chart has the width of the page and its legend', () => {
  const { container } = render(chart(4));
  const svg = screen.getByRole('listbox');
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`);
  const whole = container.querySelector('[data-printed-whole]');
  expect([whole?.contains(svg), whole?.contains(screen.getByText('Solicitat'))]).toEqual([true, true]);
});

test('a printed chart is drawn in the width of the paper, so that its text is not scaled down', () => {
  const { ResizeObserver: real } = globalThis;
  globalThis.ResizeObserver = WideScreen;
  render(chart(4));
  const width = () => Number(screen.getByRole('listbox').getAttribute('width'));
  expect(width()).toBe(1200);
  fireEvent(window, new Event('beforeprint'));
  expect(width()).toBe(650);
  fireEvent(window, new Event('afterprint'));
  expect(width()).toBe(1200);
  globalThis.ResizeObserver = real;
});
