import { expect, test } from '@jest/globals';
import { COUNTIES } from '@psp/contracts/taxonomies';
import romania from '@svg-maps/romania';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTY_CENTRES, MAP_HEIGHT, MAP_WIDTH, outlineOf } from './county-shapes.ts';

const drawing = readFileSync(join(import.meta.dirname, 'counties.svg'), 'utf8');
const shapes = new Map([...drawing.matchAll(/id="(\w+)" d="([^"]+)"/g)].map(([, code, path]) => [code, path]));

type Point = readonly [x: number, y: number];

/** Parses the rings of a path with relative steps. */
function ringsOf(path: string): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const part of path.matchAll(/m([^mz]+)z?/g)) {
    const steps = [...(part[1] ?? '').matchAll(/(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g)];
    const ring = steps.map(([, dx, dy]): Point => [(x += Number(dx)), (y += Number(dy))]);
    rings.push(ring);
    [x, y] = ring[0] ?? [0, 0];
  }
  return rings;
}

const same = ([x, y]: Point, [u, v]: Point) => x === u && y === v;
const isBend = ([ax, ay]: Point, [x, y]: Point, [bx, by]: Point) => (x - ax) * (by - y) !== (y - ay) * (bx - x);

/** Rounds a ring to whole units and drops repeated points and points on a straight line. */
function onGrid(ring: readonly Point[]): Point[] {
  const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const once = rounded.filter((point, at) => at === 0 || !same(point, rounded[at - 1] as Point));
  if (once.length > 1 && same(once[0] as Point, once.at(-1) as Point)) once.pop();
  return once.filter((point, at) => isBend(once.at(at - 1) as Point, point, once[(at + 1) % once.length] as Point));
}

/** Parses the rings of a path in the file's own format: an absolute start, then relative steps. */
const writtenRings = (path: string): Point[][] =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = [...ring.matchAll(/-?\d+/g)].map(Number);
      let here: Point = [x, y];
      const rest: Point[] = [];
      for (let at = 0; at < steps.length; at += 2)
        rest.push((here = [here[0] + (steps[at] ?? 0), here[1] + (steps[at + 1] ?? 0)]));
      return [[x, y], ...rest];
    });

test('every county has an outline', () => {
  expect([...shapes.keys()].sort()).toEqual(Object.keys(COUNTIES).sort());
  expect(drawing).toContain(`viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"`);
  expect(romania.viewBox).toBe(`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`);
  expect(outlineOf('CJ')).toMatch(/\/counties\.svg#CJ$/);
});

test.each(romania.locations.map(({ id, path }) => [id.slice(3).toUpperCase(), path] as const))(
  'the outline of %s is the published one, rounded to whole units',
  (code, path) => {
    const rings = ringsOf(path)
      .map(onGrid)
      .filter((ring) => ring.length > 2);
    expect(writtenRings(shapes.get(code) ?? '')).toEqual(rings);
  },
);

test.each([...shapes])('the centre of %s is the middle of its outline', (code = '', path = '') => {
  const points = writtenRings(path).flat();
  const middle = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  expect(COUNTY_CENTRES[code as keyof typeof COUNTY_CENTRES]).toEqual([middle(0), middle(1)]);
});
