import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { landingOperations } from '@psp/contracts/landing';
import { communitiesByCounty } from '@psp/domain/presenting/communities/queries';
import { countPublished } from '@psp/domain/collaborating/exchange/list';
import { readLanding } from '@psp/domain/publishing/site-content/landing';
import type { Db } from '@psp/domain/read-db';
import romania from '@svg-maps/romania';
import { notKept } from '../preview.ts';

/** Colours of a county by its number of communities; the last applies from MANY on. */
const SHADES = ['#d9dfe6', '#b3cbe7', '#6e9acb', '#1f5a9e'] as const;
const MANY = 3;
/** Resolution of the simplified outlines in units of the map, which is 613 units wide. */
const GRID = 0.8;

type Point = readonly [x: number, y: number];

/* The first step of a part is relative to the start of the part before it; the others are relative to the previous corner. */
function cornersOf(part: string, [fromX, fromY]: Point): Point[] {
  const corners: Point[] = [];
  let [x, y] = [fromX, fromY];
  for (const step of part.trim().split(/\s+/)) {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    [x, y] = [x + dx, y + dy];
    corners.push([x, y]);
  }
  return corners;
}

/* Writes a path of relative steps in whole numbers, which is short and closes exactly. */
function pathOf(corners: readonly Point[], grid: number): string {
  let [lastX, lastY] = [0, 0];
  const steps: string[] = [];
  for (const [x, y] of corners) {
    const [atX, atY] = [Math.round(x / grid), Math.round(y / grid)];
    if (steps.length > 0 && atX === lastX && atY === lastY) continue;
    steps.push(`${atX - lastX} ${atY - lastY}`);
    [lastX, lastY] = [atX, atY];
  }
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`;
}

/**
 * Simplifies an outline of the map (`m x,y dx,dy … z`, with one or more parts) to units of `grid`, and drops corners that coincide.
 * Neighbouring counties share their corners, so their borders still meet.
 */
function simplify(path: string, grid: number): string {
  let start: Point = [0, 0];
  return path
    .split('m')
    .map((part) => part.replace('z', '').trim())
    .filter(Boolean)
    .map((part) => {
      const corners = cornersOf(part, start);
      start = corners[0] ?? start;
      return pathOf(corners, grid);
    })
    .join('');
}

const counties = romania.locations.map(({ id, path }) => ({
  code: id.slice('ro-'.length).toUpperCase(),
  shape: simplify(path, GRID),
}));

const viewBox = romania.viewBox
  .split(' ')
  .map((side) => Math.round(Number(side) / GRID))
  .join(' ');

/**
 * Returns an SVG map of Romania with each county coloured by its number of communities (`{"CJ": 3}`). Outlines: @svg-maps/romania,
 * CC BY 4.0, simplified; the page that shows the map names the source.
 */
function countyMap(byCounty: Readonly<Record<string, number>>): string {
  const shapes = counties.map(({ code, shape }) => {
    const shade = SHADES[Math.min(byCounty[code] ?? 0, MANY)];
    return `<path fill="${shade}" d="${shape}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke="#fff" stroke-linejoin="round">${shapes.join('')}</svg>`;
}

/* The landing page with the number of published projects of the exchange. */
const landingOf = async (db: Db, preview?: string): Promise<string> => {
  const [landing, projects] = await Promise.all([readLanding(db, preview), countPublished(db)]);
  return `${landing.slice(0, -1)},"exchangeProjects":${projects}}`;
};

/** Data of the landing page, and its map as a separate SVG file, which keeps the outlines out of the page. */
export const homeRoutes = (app: PortalApp): void =>
  implement(app, 'public', landingOperations, {
    view: ({ db }, { previzualizare }, reply) => {
      if (!previzualizare) return shareRead('home', () => landingOf(db));
      notKept(reply);
      return landingOf(db, previzualizare);
    },
    map: async ({ db }, _, reply) => {
      const byCounty = JSON.parse(await shareRead('communities by county', () => communitiesByCounty(db)));
      return reply.type('image/svg+xml; charset=utf-8').send(countyMap(byCounty));
    },
  });
