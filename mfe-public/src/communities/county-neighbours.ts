import type { CountyCode } from '@psp/contracts/taxonomies';
import { countyNames } from '../common/county-names.ts';
import { COUNTY_SHAPES } from './county-shapes.ts';

type Point = readonly [x: number, y: number];

/** By arrow key, a step in its direction: how far along it another place lies, and how far beside it. */
const AHEAD: Record<string, (from: Point, to: Point) => { along: number; beside: number }> = {
  ArrowRight: ([x, y], [u, v]) => ({ along: u - x, beside: Math.abs(v - y) }),
  ArrowLeft: ([x, y], [u, v]) => ({ along: x - u, beside: Math.abs(v - y) }),
  ArrowDown: ([x, y], [u, v]) => ({ along: v - y, beside: Math.abs(u - x) }),
  ArrowUp: ([x, y], [u, v]) => ({ along: y - v, beside: Math.abs(u - x) }),
};

/** The middle of a shape's box. A ring starts at its first pair and goes on in relative steps. */
function centreOf(path: string): Point {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const ring of path.split('z').filter(Boolean)) {
    let [x, y] = [0, 0];
    for (const [, dx, dy] of ring.matchAll(/(-?\d+)[ ]?(-?\d+)/g)) {
      xs.push((x += Number(dx)));
      ys.push((y += Number(dy)));
    }
  }
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

const codes = countyNames.map(([code]) => code);
const centres = new Map<CountyCode, Point>();

/* Worked out when it is first asked for: most visitors never press an arrow. */
function centre(code: CountyCode): Point {
  const known = centres.get(code) ?? centreOf(COUNTY_SHAPES[code]);
  centres.set(code, known);
  return known;
}

/**
 * Where a key leads on the map: an arrow to the nearest county that lies more in its direction than beside it, Home and End to the
 * first and the last by name. Null for another key; the county itself at the edge of the map.
 */
export function countyAfter(code: CountyCode, key: string): CountyCode | null {
  if (key === 'Home') return codes[0] ?? null;
  if (key === 'End') return codes.at(-1) ?? null;
  const ahead = AHEAD[key];
  if (!ahead) return null;
  let [nearest, least] = [code, Number.POSITIVE_INFINITY];
  for (const other of codes) {
    const { along, beside } = ahead(centre(code), centre(other));
    const distance = Math.hypot(along, beside);
    if (along > beside && distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}
