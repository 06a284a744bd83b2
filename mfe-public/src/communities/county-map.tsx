import { keysOf } from '@psp/remote/lists/by-parts';
import type { CommunitiesOverview } from '@psp/contracts/communities';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAP_HEIGHT, MAP_WIDTH, outlineOf } from './county-shapes.ts';
import { strings } from './strings.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  use, circle { stroke: #ffffff; stroke-width: 1; stroke-linejoin: round; transition: fill 120ms; }
  a { outline: none; box-shadow: none; cursor: pointer; }
  a:hover use, a:hover circle { fill: var(--ochre-400); }
  a[aria-current] use, a[aria-current] circle { fill: var(--blue-900); }
  text { fill: var(--ink); font-size: 11px; font-weight: 700; text-anchor: middle; pointer-events: none; }
  a[aria-current] text, a[data-dark] text { fill: #ffffff; }
  a:hover text { fill: var(--ink); }
  [data-lead] { fill: none; stroke: var(--control); }
  [data-ring] { fill: none; stroke: var(--focus); stroke-width: 3; vector-effect: non-scaling-stroke; pointer-events: none; }
  [data-ring='gap'] { stroke: var(--focus-gap); stroke-width: 7; }
  @media (forced-colors: active) {
    use, circle { fill: Canvas !important; stroke: LinkText; }
    [data-ring], path[data-lead] { fill: none !important; }
    text { fill: LinkText !important; }
    a[data-some] use, a[data-some] circle { fill: color-mix(in srgb, LinkText 30%, Canvas) !important; }
    a[aria-current] use, a[aria-current] circle { fill: Highlight !important; }
    [data-ring='line'] { stroke: Highlight; stroke-width: 4; }
    [data-ring='gap'] { stroke: Canvas; stroke-width: 8; }
  }
`;

/** Name of the hovered or focused county. Hidden from screen readers, which read the link's label. */
const CountyLabel = styled.p`
  min-height: 1.55em;
  margin-top: 8px;
  color: var(--ink-muted);
  font-size: 1rem;
  span { margin-left: 12px; font-size: 0.9375rem; }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  color: var(--ink-muted);
  font-size: 0.875rem;
  ${media.narrow} { flex-direction: column; align-items: flex-start; }
  a { display: inline-block; min-height: 24px; }
`;

const Legend = styled.dl`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  /* Keeps its place until it has something to explain. */
  &[hidden] { visibility: hidden; }
  dt { margin-right: 2px; }
  dd { display: inline-flex; align-items: center; gap: 5px; margin: 0; }
  i { width: 14px; height: 14px; border: 1px solid var(--line); border-radius: 3px; forced-color-adjust: none; }
  /* There are two fills only. */
  @media (forced-colors: active) { display: none; }
`;

const KEYS_ID = 'harta-taste';

/** The capital is too small to click, so it has a disc in the free corner of the map. */
const CAPITAL = { x: 428, y: 412, radius: 15, lead: 'M384 365L417 401' } as const;

/** Fill by number of communities: none, one, two, more. */
const SHADES = ['#dfe3e6', '#b6cee9', '#6f9dd0', 'var(--blue-600)'] as const;
/** Labels of the shades in the legend. */
const STEPS = ['0', '1', '2', '3+'] as const;
const shadeOf = (count: number): string => SHADES[Math.min(count, SHADES.length - 1)] ?? SHADES[0];

interface CountyMapProps {
  /** Number of communities by county; undefined until loaded. */
  counts: CommunitiesOverview['byCounty'] | undefined;
  selected: CountyCode | undefined;
  /** Link of a county: to its communities, or to all communities from the selected county. */
  hrefFor: (code: CountyCode) => string;
}

/**
 * Map of the counties; each is a link that filters by the county, shaded by its number of communities. The map is one tab stop
 * with arrow keys; without scripts every county is a tab stop.
 */
export function CountyMap({ counts, selected, hrefFor }: CountyMapProps) {
  const { focused, setFocused, tabIndexOf, onKeyDown } = useOneTabStop(selected);
  const [pointed, setPointed] = useState<CountyCode | null>(null);
  const labelled = pointed ?? focused ?? selected;
  return (
    <Frame>
      <Drawing
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="group"
        aria-label={strings.map}
        aria-describedby={onKeyDown ? KEYS_ID : undefined}
        onKeyDown={onKeyDown}
      >
        {keysOf(COUNTIES).map((code) => (
          <County
            key={code}
            code={code}
            count={counts ? (counts[code] ?? 0) : undefined}
            href={hrefFor(code)}
            isSelected={code === selected}
            tabIndex={tabIndexOf(code)}
            onFocus={setFocused}
            onPoint={setPointed}
          />
        ))}
        {focused ? <FocusRing code={focused} /> : null}
      </Drawing>
      <CountyLabel aria-hidden>
        {labelled ? labelOf(labelled, counts?.[labelled] ?? (counts ? 0 : undefined)) : hintOf(counts)}
        {focused && !pointed ? <span>{strings.mapKeysShort}</span> : null}
      </CountyLabel>
      {onKeyDown ? <VisuallyHidden id={KEYS_ID}>{strings.mapKeys}</VisuallyHidden> : null}
      <MapFooter hasShades={hasCommunities(counts)} />
    </Frame>
  );
}

interface CountyProps {
  code: CountyCode;
  count: number | undefined;
  href: string;
  isSelected: boolean;
  tabIndex: 0 | -1 | undefined;
  onFocus: (code: CountyCode | null) => void;
  onPoint: (code: CountyCode | null) => void;
}

/** Link with the outline of a county, shaded by its number of communities. */
function County({ code, count, href, isSelected, tabIndex, onFocus, onPoint }: CountyProps) {
  const fill = shadeOf(count ?? 0);
  return (
    <Link
      to={href}
      preventScrollReset
      tabIndex={tabIndex}
      data-county={code}
      aria-label={labelOf(code, count)}
      aria-current={isSelected ? 'true' : undefined}
      data-some={count ? '' : undefined}
      data-dark={count && count > 2 ? '' : undefined}
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
      ) : null}
    </Link>
  );
}

/** Focus ring, drawn above the neighbouring counties: dark between two white lines, to be visible on every shade. */
function FocusRing({ code }: { code: CountyCode }) {
  const { x, y, radius } = CAPITAL;
  const outline = (part: 'gap' | 'line') =>
    code === 'B' ? (
      <circle data-ring={part} cx={x} cy={y} r={radius} />
    ) : (
      <use data-ring={part} href={outlineOf(code)} />
    );
  return (
    <g aria-hidden>
      {outline('gap')}
      {outline('line')}
    </g>
  );
}

/* Legend of the shades, if any, and credit of the map. */
function MapFooter({ hasShades }: { hasShades: boolean }) {
  return (
    <Footer>
      <Legend hidden={!hasShades}>
        <VisuallyHidden as="dt">{strings.legend}</VisuallyHidden>
        {STEPS.map((step, count) => (
          <dd key={step}>
            <i style={{ background: shadeOf(count) }} />
            {step}
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

/** Label such as "Cluj: 3 comunități"; only the name until the count is known. */
const labelOf = (code: CountyCode, count: number | undefined): string =>
  count === undefined ? COUNTIES[code] : strings.county(COUNTIES[code], count);

const hasCommunities = (counts: CountyMapProps['counts']) => counts !== undefined && Object.keys(counts).length > 0;

const hintOf = (counts: CountyMapProps['counts']): string =>
  counts && !hasCommunities(counts) ? strings.mapEmpty : strings.mapHint;
