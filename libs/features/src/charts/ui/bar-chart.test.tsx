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
/** Tells at once that what it observes is 1200 px wide. */
class WideScreen implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const { top, left, bottom, height, x, y } = target.getBoundingClientRect();
    const contentRect = { top, left, bottom, height, x, y, right: 1200, width: 1200, toJSON: () => '' };
    const size = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    this.#tell([{ target, contentRect, ...size }], this);
  }
  unobserve() {}
  disconnect() {}
}

const named = (element: Element | null) => element?.getAttribute('aria-label');
const stops = () => screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0);

test('one stop of the Tab key leads in; arrows, Home and End go from bars to bars, and each says its values', async () => {
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

test('the only series is not named before each of its values', () => {
  render(
    <BarChart
      {...{ label: 'Oferte pe stări', series: ['Oferte'], formatTick: String }}
      groups={[{ key: 'withdrawn', label: 'Retrasă', shortLabel: 'Retrasă', values: [1] }]}
      format={(value) => `${value} ofertă`}
    />,
  );
  expect(stops().map(named)).toEqual(['Retrasă: 1 ofertă']);
});

test('with fewer bars than before the keyboard still gets in, at the last of them', () => {
  const { rerender } = render(chart(4));
  rerender(chart(2));
  expect(stops().map(named)).toEqual(['februarie: solicitat 100 lei, oferit 50 lei']);
  expect(screen.getByText('februarie: solicitat 100 lei, oferit 50 lei')).toBeTruthy();
});

test('a scale that has an end shows it, also where no bar comes near', () => {
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

test('on paper a chart is as wide as the page, with its legend', () => {
  const { container } = render(chart(4));
  const svg = screen.getByRole('listbox');
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`);
  const whole = container.querySelector('[data-printed-whole]');
  expect([whole?.contains(svg), whole?.contains(screen.getByText('Solicitat'))]).toEqual([true, true]);
});

test('on paper a chart is drawn as wide as paper, so that its letters are not made smaller with it', () => {
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
