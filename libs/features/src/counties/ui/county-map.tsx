import { keysOf } from '@psp/remote/lists/by-parts';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { VisuallyHidden } from '@psp/design-system/page';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { CountyLabel, Drawing, Footer, Frame, Legend } from './county-map-style.ts';
import { COUNTY_CENTRES, MAP_HEIGHT, MAP_WIDTH, outlineOf } from './county-shapes.ts';
import { strings } from './strings.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

/** The capital is too small to click, so it has a disc in the free corner of the map. */
const CAPITAL = { x: 428, y: 412, radius: 15, lead: 'M384 365L417 401' } as const;

/** What a map counts, in words. */
export interface CountyMapWords {
  /** Name of the map. */
  map: string;
  /** Shown while no county is pointed at. */
  hint: string;
  /** The same where no county has anything. */
  empty: string;
  /** "Cluj: 3 comunități" */
  county: (name: string, count: number) => string;
  /** What the shades stand for. */
  legend: string;
}

/** A shade: the least count it stands for, and its label in the legend. The first is of 0. */
export interface Band {
  from: number;
  label: string;
}

const FILLS = ['#dfe3e6', '#b6cee9', '#6f9dd0', 'var(--blue-600)'] as const;

/** One shade for each of the counts up to two, and one for more. */
const SINGLE: readonly Band[] = [
  { from: 0, label: '0' },
  { from: 1, label: '1' },
  { from: 2, label: '2' },
  { from: 3, label: '3+' },
];

interface Shades {
  bands: readonly Band[];
}

const shadeOf = (bands: readonly Band[], count: number): number =>
  Math.max(
    0,
    bands.findLastIndex(({ from }) => from <= count),
  );

interface CountyMapProps {
  /** Count by county; undefined until loaded. */
  counts: Readonly<Partial<Record<string, number>>> | undefined;
  selected: CountyCode | undefined;
  /** The reader's own county, outlined. */
  own?: CountyCode | null | undefined;
  /** Link of a county: to its rows, or to all rows from the selected county. */
  hrefFor: (code: CountyCode) => string;
  words: CountyMapWords;
  /** Four shades; a shade for each count up to two, and one for more, by default. */
  bands?: readonly Band[];
  /** Least count that is written on its county; by default none is. */
  writtenFrom?: number;
}

/**
 * Map of the counties; each is a link that filters by the county, shaded by its count. The map is one tab stop with arrow keys;
 * without scripts every county is a tab stop.
 */
export function CountyMap(props: CountyMapProps) {
  const { counts, selected, own, hrefFor, words, bands = SINGLE, writtenFrom = Number.POSITIVE_INFINITY } = props;
  const keysId = useId();
  const { focused, setFocused, tabIndexOf, onKeyDown } = useOneTabStop(selected);
  const [pointed, setPointed] = useState<CountyCode | null>(null);
  const labelled = pointed ?? focused ?? selected;
  return (
    <Frame>
      <Drawing
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="group"
        aria-label={words.map}
        aria-describedby={onKeyDown ? keysId : undefined}
        onKeyDown={onKeyDown}
      >
        {keysOf(COUNTIES).map((code) => (
          <County
            key={code}
            code={code}
            label={labelOf(words, code, counts)}
            count={counts ? (counts[code] ?? 0) : undefined}
            href={hrefFor(code)}
            isSelected={code === selected}
            isWritten={(counts?.[code] ?? 0) >= writtenFrom}
            bands={bands}
            tabIndex={tabIndexOf(code)}
            onFocus={setFocused}
            onPoint={setPointed}
          />
        ))}
        {own && own !== focused ? <Outline code={own} part="own" /> : null}
        {focused ? <FocusRing code={focused} /> : null}
      </Drawing>
      <CountyLabel aria-hidden>
        {labelled ? labelOf(words, labelled, counts) : hintOf(words, counts)}
        {focused && !pointed ? <span>{strings.mapKeysShort}</span> : null}
      </CountyLabel>
      {onKeyDown ? <VisuallyHidden id={keysId}>{strings.mapKeys}</VisuallyHidden> : null}
      <MapFooter bands={bands} legend={words.legend} hasShades={hasSome(counts)} />
    </Frame>
  );
}

interface CountyProps extends Shades {
  code: CountyCode;
  label: string;
  count: number | undefined;
  href: string;
  isSelected: boolean;
  isWritten: boolean;
  tabIndex: 0 | -1 | undefined;
  onFocus: (code: CountyCode | null) => void;
  onPoint: (code: CountyCode | null) => void;
}

/** Link with the outline of a county, shaded by its count. */
function County({ code, label, count, href, isSelected, isWritten, bands, tabIndex, onFocus, onPoint }: CountyProps) {
  const shade = shadeOf(bands, count ?? 0);
  const fill = FILLS[shade] ?? FILLS[0];
  const [x, y] = COUNTY_CENTRES[code];
  return (
    <Link
      to={href}
      preventScrollReset
      tabIndex={tabIndex}
      data-county={code}
      aria-label={label}
      aria-current={isSelected ? 'true' : undefined}
      data-some={count ? '' : undefined}
      data-dark={shade === FILLS.length - 1 ? '' : undefined}
      onFocus={() => onFocus(code)}
      onBlur={() => onFocus(null)}
      onMouseEnter={() => onPoint(code)}
      onMouseLeave={() => onPoint(null)}
    >
      <use href={outlineOf(code)} style={isSelected ? undefined : { fill }} />
      {code === 'B' ? (
        <>
          <path data-lead="" d={CAPITAL.lead} />
          <circle cx={CAPITAL.x} cy={CAPITAL.y} r={CAPITAL.radius} fill={fill} />
          <text x={CAPITAL.x} y={CAPITAL.y + 4}>
            {code}
          </text>
        </>
      ) : isWritten ? (
        <text data-count="" x={x} y={y + 8}>
          {count}
        </text>
      ) : null}
    </Link>
  );
}

/** Outline of a county, drawn above its neighbours. */
function Outline({ code, part }: { code: CountyCode; part: 'own' | 'gap' | 'line' }) {
  const { x, y, radius } = CAPITAL;
  return code === 'B' ? (
    <circle data-ring={part} cx={x} cy={y} r={radius} />
  ) : (
    <use data-ring={part} href={outlineOf(code)} />
  );
}

/** Focus ring: dark between two white lines, to be visible on every shade. */
function FocusRing({ code }: { code: CountyCode }) {
  return (
    <g aria-hidden>
      <Outline code={code} part="gap" />
      <Outline code={code} part="line" />
    </g>
  );
}

/* Legend of the shades, if any, and credit of the map. */
function MapFooter({ bands, legend, hasShades }: Shades & { legend: string; hasShades: boolean }) {
  return (
    <Footer>
      <Legend hidden={!hasShades}>
        <VisuallyHidden as="dt">{legend}</VisuallyHidden>
        {bands.map(({ label }, shade) => (
          <dd key={label}>
            <i style={{ background: FILLS[shade] }} />
            {label}
          </dd>
        ))}
      </Legend>
      <span>
        {strings.mapCredit} <a href="https://www.npmjs.com/package/@svg-maps/romania">{strings.mapAuthor}</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">{strings.mapLicence}</a>
      </span>
    </Footer>
  );
}

/* Label such as "Cluj: 3 comunități"; only the name until the count is known. */
const labelOf = (words: CountyMapWords, code: CountyCode, counts: CountyMapProps['counts']): string =>
  counts ? words.county(COUNTIES[code], counts[code] ?? 0) : COUNTIES[code];

const hasSome = (counts: CountyMapProps['counts']) => counts !== undefined && Object.keys(counts).length > 0;

const hintOf = (words: CountyMapWords, counts: CountyMapProps['counts']): string =>
  counts && !hasSome(counts) ? words.empty : words.hint;
