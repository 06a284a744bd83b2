import { keysOf } from '@psp/remote/lists/by-parts';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { COUNTY_CENTRES } from './county-shapes.ts';

type Point = readonly [x: number, y: number];

/** By arrow key, the distance of another point along the key's direction and perpendicular to it. */
const AHEAD: Record<string, (from: Point, to: Point) => { along: number; beside: number }> = {
  ArrowRight: ([x, y], [u, v]) => ({ along: u - x, beside: Math.abs(v - y) }),
  ArrowLeft: ([x, y], [u, v]) => ({ along: x - u, beside: Math.abs(v - y) }),
  ArrowDown: ([x, y], [u, v]) => ({ along: v - y, beside: Math.abs(u - x) }),
  ArrowUp: ([x, y], [u, v]) => ({ along: y - v, beside: Math.abs(u - x) }),
};

/* Alphabetical by name. */
const codes = keysOf(COUNTIES);

/**
 * The county that a key moves to: an arrow to the nearest county that lies more in its direction than beside it, Home and End to
 * the first and last by name. Null for other keys; `code` itself at the edge of the map.
 */
export function countyAfter(code: CountyCode, key: string): CountyCode | null {
  if (key === 'Home') return codes[0] ?? null;
  if (key === 'End') return codes.at(-1) ?? null;
  const ahead = AHEAD[key];
  if (!ahead) return null;
  let [nearest, least] = [code, Number.POSITIVE_INFINITY];
  for (const other of codes) {
    const { along, beside } = ahead(COUNTY_CENTRES[code], COUNTY_CENTRES[other]);
    const distance = Math.hypot(along, beside);
    if (along > beside && distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

/**
 * Roving tabindex for the counties of the map: the tab stop is the focused county, else the selected one, else the first by name,
 * and the keys of `countyAfter` move focus. Until scripts run each county is a tab stop. Links need their code in `data-county`.
 */
export function useOneTabStop(selected: CountyCode | undefined) {
  const [isReady, setReady] = useState(false);
  const [focused, setFocused] = useState<CountyCode | null>(null);
  useEffect(() => setReady(true), []);
  const stop = focused ?? selected ?? codes[0];
  const tabIndexOf = (code: CountyCode) => (code === stop ? 0 : -1);
  const move = (event: KeyboardEvent<SVGElement>) => {
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = countyAfter(focused, event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-county="${next}"]`)?.focus();
  };
  return {
    focused,
    setFocused,
    tabIndexOf: isReady ? tabIndexOf : () => undefined,
    onKeyDown: isReady ? move : undefined,
  };
}
