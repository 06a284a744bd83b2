import romania from '@svg-maps/romania';
import { outline } from './outline.ts';

/** From no community to many; the darkest from MANY on. */
const SHADES = ['#d9dfe6', '#b3cbe7', '#6e9acb', '#1f5a9e'] as const;
const MANY = 3;
/** Units of the map, which is 613 across, below which two corners are one. */
const GRID = 0.8;

const counties = romania.locations.map(({ id, path }) => ({
  code: id.slice('ro-'.length).toUpperCase(),
  shape: outline(path, GRID),
}));

const viewBox = romania.viewBox
  .split(' ')
  .map((side) => Math.round(Number(side) / GRID))
  .join(' ');

/**
 * The counties of Romania as an SVG picture, each as dark as it has communities (`{"CJ": 3}`). Outlines: @svg-maps/romania,
 * CC BY 4.0, simplified; the page that shows it names the source.
 */
export function countyMap(byCounty: Readonly<Record<string, number>>): string {
  const shapes = counties.map(({ code, shape }) => {
    const shade = SHADES[Math.min(byCounty[code] ?? 0, MANY)];
    return `<path fill="${shade}" d="${shape}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke="#fff" stroke-linejoin="round">${shapes.join('')}</svg>`;
}
