import { printedWhole, screenOnly } from '@psp/design-system/print-style';
import { usePrinting } from '@psp/design-system/printing';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const HEIGHT = 280;
/** Size in pixels that fits a card on an A4 page, so that text keeps its size of 14 px (10,5 pt). */
const PAPER = { width: 650, height: 190 };
const MARGIN = { top: 8, right: 0, bottom: 28, left: 72 };
const MIN_LABEL_WIDTH = 52;
const LETTER_WIDTH = 7;
const TICKS = 4;
/** From light to dark, each with a contrast of at least 3:1 against the card. */
const COLOURS = ['#5e8fc7', '#1f5a9e', '#0e2a4c'];

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 1rem;
  print-color-adjust: exact;
  li { display: flex; align-items: center; gap: 8px; }
  i { width: 14px; height: 14px; border-radius: 2px; forced-color-adjust: none; }
`;

const Plot = styled.div`
  svg { display: block; overflow: visible; print-color-adjust: exact; }
  text { fill: var(--ink-muted); font-family: inherit; font-size: 14px; }
  [role='option'] { outline: none; }
  [role='option'] > :first-child { fill: transparent; }
  [role='option'][aria-selected='true'] > :first-child { fill: var(--blue-50); }
  [role='option']:focus-visible > :first-child { stroke: var(--focus); stroke-width: 3; }
  /* The printer's margins can be wider than those of the page's style. */
  @media print {
    svg { max-width: 100%; height: auto; }
    [role='option'][aria-selected='true'] > :first-child { fill: transparent; }
  }
`;

export interface BarGroup {
  key: string;
  /** Full name, for screen readers and under the chart. */
  label: string;
  /** Label under the bars. */
  shortLabel: string;
  /** One value per series. */
  values: readonly number[];
}

interface BarChartProps {
  label: string;
  series: readonly string[];
  groups: readonly BarGroup[];
  /** End of the scale; the highest value by default. */
  most?: number;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

/* Describes a group's values. The name of a single series is omitted, because the format contains it. */
const describeGroup = (
  { label, values: amounts }: BarGroup,
  series: readonly string[],
  format: (value: number) => string,
): string => {
  const valueOf = (index: number) => format(amounts[index] ?? 0);
  const values = series.map((name, index) => `${name.toLowerCase()} ${valueOf(index)}`);
  return `${label}: ${series.length === 1 ? valueOf(0) : values.join(', ')}`;
};

/* Scales of a plot of this size. */
function scalesOf({ series, groups, most }: Pick<BarChartProps, 'series' | 'groups' | 'most'>, size: typeof PAPER) {
  const inner = {
    width: Math.max(size.width - MARGIN.left - MARGIN.right, 1),
    height: size.height - MARGIN.top - MARGIN.bottom,
  };
  const x = scaleBand({ domain: groups.map(({ key }) => key), range: [0, inner.width], padding: 0.15 });
  const highest = most ?? Math.max(1, ...groups.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, highest], range: [inner.height, 0], nice: TICKS });
  const within = scaleBand({ domain: series.map((_, index) => index), range: [0, x.bandwidth()], padding: 0.1 });
  return { inner, x, y, within };
}

type Scales = ReturnType<typeof scalesOf>;

/* Index of the group under focus or pointer, and the key handler that moves it. */
function useStops(count: number) {
  const last = count - 1;
  const [stored, setAt] = useState(last);
  // Groups may have been removed since.
  const at = Math.min(stored, last);
  const plot = useRef<SVGSVGElement>(null);
  const move = (event: KeyboardEvent) => {
    const [before, after] = [at - 1, at + 1];
    const keys = { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last };
    const to = (keys as Partial<Record<string, number>>)[event.key];
    if (to === undefined || to < 0 || to > last) return;
    event.preventDefault();
    setAt(to);
    plot.current?.querySelectorAll<SVGGElement>('[role=option]')[to]?.focus();
  };
  return { at, setAt, plot, move };
}

/** Width in pixels before the element is measured. */
const INITIAL_WIDTH = 640;

/* Returns a ref for an element, and its current width in pixels. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(INITIAL_WIDTH);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(1, Math.floor(entry.contentRect.width)));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/** Bar chart with groups of bars. Arrow keys move between the groups; the values of the current one are shown under the chart. */
export function BarChart(props: BarChartProps) {
  const { label, series, groups, format } = props;
  const [frame, screenWidth] = useWidth();
  const { at, setAt, plot, move } = useStops(groups.length);
  const size = usePrinting() ? PAPER : { width: screenWidth, height: HEIGHT };
  const scales = scalesOf(props, size);
  const current = groups[at];
  return (
    <div {...printedWhole}>
      <Series names={series} />
      <Plot ref={frame}>
        <svg
          ref={plot}
          {...size}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="listbox"
          aria-orientation="horizontal"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
        >
          <Group left={MARGIN.left} top={MARGIN.top}>
            {groups.map((group, index) => (
              <Stop
                key={group.key}
                label={describeGroup(group, series, format)}
                isCurrent={index === at}
                onReach={() => setAt(index)}
              >
                <Bars group={group} series={series} scales={scales} />
              </Stop>
            ))}
            <Axes {...props} scales={scales} />
          </Group>
        </svg>
      </Plot>
      <p aria-hidden {...screenOnly}>
        {current ? describeGroup(current, series, format) : null}
      </p>
    </div>
  );
}

function Series({ names }: { names: readonly string[] }) {
  return (
    <Legend>
      {names.map((name, index) => (
        <li key={name}>
          <i style={{ background: COLOURS[index] }} aria-hidden />
          {name}
        </li>
      ))}
    </Legend>
  );
}

interface StopProps {
  label: string;
  isCurrent: boolean;
  onReach: () => void;
  children: ReactNode;
}

function Stop({ label, isCurrent, onReach, children }: StopProps) {
  return (
    <g
      role="option"
      aria-selected={isCurrent}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onReach}
      onMouseEnter={onReach}
    >
      {children}
    </g>
  );
}

function Bars({ group, series, scales }: Pick<BarChartProps, 'series'> & { group: BarGroup; scales: Scales }) {
  const { inner, x, y, within } = scales;
  const left = x(group.key) ?? 0;
  return (
    <>
      <rect x={left} y={0} width={x.bandwidth()} height={inner.height} />
      {group.values.map((value, number) => (
        <Bar
          key={series[number]}
          x={left + (within(number) ?? 0)}
          y={y(value)}
          width={within.bandwidth()}
          height={inner.height - y(value)}
          fill={COLOURS[number]}
        />
      ))}
    </>
  );
}

function Axes({ groups, formatTick, scales }: Pick<BarChartProps, 'groups' | 'formatTick'> & { scales: Scales }) {
  const { inner, x, y } = scales;
  // Labels that would overlap are omitted; the line under the chart shows the full names.
  const labelWidth = Math.max(MIN_LABEL_WIDTH, ...groups.map(({ shortLabel }) => shortLabel.length * LETTER_WIDTH));
  const every = Math.max(1, Math.ceil((labelWidth * groups.length) / inner.width));
  const named = new Map(groups.map(({ key, shortLabel }, index) => [key, index % every === 0 ? shortLabel : '']));
  return (
    <g aria-hidden>
      <AxisLeft scale={y} numTicks={TICKS} tickFormat={(value) => formatTick(Number(value))} hideAxisLine />
      <AxisBottom
        scale={x}
        top={inner.height}
        tickFormat={(key) => named.get(key) ?? ''}
        hideTicks
        numTicks={groups.length}
      />
    </g>
  );
}
