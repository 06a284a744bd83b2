import type { CommunitiesOverview } from '@psp/contracts/communities';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { VisuallyHidden } from '@psp/design-system/page';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Drawing, Frame, Legend, STEPS, shadeOf, Told, Under } from './county-map-style.ts';
import { countyNames } from '../common/county-names.ts';
import { COUNTY_SHAPES, MAP_HEIGHT, MAP_WIDTH } from './county-shapes.ts';
import { messages } from './messages.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

/** The capital is too small to be hit, so it has a disc of its own in the free corner of the map. */
const CAPITAL = { x: 428, y: 412, radius: 15, lead: 'M384 365L417 401' } as const;

interface CountyMapProps {
  /** Undefined until they are known. */
  counts: CommunitiesOverview['byCounty'] | undefined;
  selected: CountyCode | undefined;
  /** Where a county leads: to its communities, or back to all of them from the one that is selected. */
  hrefFor: (code: CountyCode) => string;
}

const KEYS_ID = 'harta-taste';

/**
 * The map of the counties, each a link that filters by it, in the shade of how many communities it has. Tab stops at it once, arrows
 * go from county to county; without scripts Tab reaches every one.
 */
export function CountyMap({ counts, selected, hrefFor }: CountyMapProps) {
  const { focused, setFocused, tabIndexOf, onKeyDown } = useOneTabStop(selected);
  const [pointed, setPointed] = useState<CountyCode | null>(null);
  const told = pointed ?? focused ?? selected;
  return (
    <Frame>
      <Drawing
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="group"
        aria-label={messages.map}
        aria-describedby={onKeyDown ? KEYS_ID : undefined}
        onKeyDown={onKeyDown}
      >
        {countyNames.map(([code]) => (
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
      <Told aria-hidden>
        {told ? nameOf(told, counts?.[told] ?? (counts ? 0 : undefined)) : hintOf(counts)}
        {focused && !pointed ? <span>{messages.mapKeysShort}</span> : null}
      </Told>
      {onKeyDown ? <VisuallyHidden id={KEYS_ID}>{messages.mapKeys}</VisuallyHidden> : null}
      <Under>
        <Legend hidden={!hasSome(counts)}>
          <VisuallyHidden as="dt">{messages.legend}</VisuallyHidden>
          {STEPS.map((step, count) => (
            <dd key={step}>
              <i style={{ background: shadeOf(count) }} />
              {step}
            </dd>
          ))}
        </Legend>
        <span>
          {messages.mapCredit} <a href="https://www.npmjs.com/package/@svg-maps/romania">{messages.mapAuthor}</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">{messages.mapLicence}</a>
        </span>
      </Under>
    </Frame>
  );
}

/* Above the neighbours, dark between two white lines, so that it is seen on every shade. */
function FocusRing({ code }: { code: CountyCode }) {
  const { x, y, radius } = CAPITAL;
  const outline = (part: 'gap' | 'line') =>
    code === 'B' ? (
      <circle data-ring={part} cx={x} cy={y} r={radius} />
    ) : (
      <path data-ring={part} d={COUNTY_SHAPES[code]} />
    );
  return (
    <g aria-hidden>
      {outline('gap')}
      {outline('line')}
    </g>
  );
}

const hasSome = (counts: CountyMapProps['counts']) => counts !== undefined && Object.keys(counts).length > 0;

const hintOf = (counts: CountyMapProps['counts']): string =>
  counts && !hasSome(counts) ? messages.mapEmpty : messages.mapHint;

/** "Cluj: 3 comunități"; the name alone while the count is not known. */
const nameOf = (code: CountyCode, count: number | undefined): string =>
  count === undefined ? COUNTIES[code] : messages.county(COUNTIES[code], count);

interface CountyProps {
  code: CountyCode;
  count: number | undefined;
  href: string;
  isSelected: boolean;
  tabIndex: 0 | -1 | undefined;
  onFocus: (code: CountyCode | null) => void;
  onPoint: (code: CountyCode | null) => void;
}

function County({ code, count, href, isSelected, tabIndex, onFocus, onPoint }: CountyProps) {
  const fill = shadeOf(count ?? 0);
  return (
    <Link
      to={href}
      preventScrollReset
      tabIndex={tabIndex}
      data-county={code}
      aria-label={nameOf(code, count)}
      aria-current={isSelected ? 'true' : undefined}
      data-some={count ? '' : undefined}
      data-dark={count && count > 2 ? '' : undefined}
      onFocus={() => onFocus(code)}
      onBlur={() => onFocus(null)}
      onMouseEnter={() => onPoint(code)}
      onMouseLeave={() => onPoint(null)}
    >
      <path d={COUNTY_SHAPES[code]} style={isSelected ? undefined : { fill }} />
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
