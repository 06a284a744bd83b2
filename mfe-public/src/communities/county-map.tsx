import type { CommunitiesOverview } from '@psp/contracts/communities';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { VisuallyHidden } from '@psp/design-system/page';
import { useState } from 'react';
import { County, FocusRing, nameOf } from './county.tsx';
import { Drawing, Frame, Legend, STEPS, shadeOf, Told, Under } from './county-map-style.ts';
import { countyNames } from '../common/county-names.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './county-shapes.ts';
import { strings } from './strings.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

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
        aria-label={strings.map}
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
        {focused && !pointed ? <span>{strings.mapKeysShort}</span> : null}
      </Told>
      {onKeyDown ? <VisuallyHidden id={KEYS_ID}>{strings.mapKeys}</VisuallyHidden> : null}
      <MapFoot hasShades={hasSome(counts)} />
    </Frame>
  );
}

/* What the shades mean, where there are any, and whose drawing it is. */
function MapFoot({ hasShades }: { hasShades: boolean }) {
  return (
    <Under>
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
    </Under>
  );
}

const hasSome = (counts: CountyMapProps['counts']) => counts !== undefined && Object.keys(counts).length > 0;

const hintOf = (counts: CountyMapProps['counts']): string =>
  counts && !hasSome(counts) ? strings.mapEmpty : strings.mapHint;
