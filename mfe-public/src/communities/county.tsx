import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { Link } from 'react-router-dom';
import { shadeOf } from './county-map-style.ts';
import { outlineOf } from './county-shapes.ts';
import { strings } from './strings.ts';

/** The capital is too small to be hit, so it has a disc of its own in the free corner of the map. */
const CAPITAL = { x: 428, y: 412, radius: 15, lead: 'M384 365L417 401' } as const;

/** "Cluj: 3 comunități"; the name alone while the count is not known. */
export const nameOf = (code: CountyCode, count: number | undefined): string =>
  count === undefined ? COUNTIES[code] : strings.county(COUNTIES[code], count);

interface CountyProps {
  code: CountyCode;
  count: number | undefined;
  href: string;
  isSelected: boolean;
  tabIndex: 0 | -1 | undefined;
  onFocus: (code: CountyCode | null) => void;
  onPoint: (code: CountyCode | null) => void;
}

/** A county of the map, in the shade of how many communities it has; a link. */
export function County({ code, count, href, isSelected, tabIndex, onFocus, onPoint }: CountyProps) {
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

/** Goes above the neighbours, dark between two white lines, so that it is seen on every shade. */
export function FocusRing({ code }: { code: CountyCode }) {
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
