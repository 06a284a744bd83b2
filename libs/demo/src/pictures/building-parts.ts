import type { Palette } from './palette.ts';
import { figure, rect } from './shapes.ts';

/** Draws something that stands with the middle of its foot at x, y. */
export type Building = (palette: Palette, x: number, y: number) => string;

/** Windows in a row: `count` of them, so far apart, from the first one's corner. */
export const windows = (
  fill: string,
  x: number,
  y: number,
  count: number,
  gap: number,
  width = 12,
  height = 20,
): string => Array.from({ length: count }, (_, at) => rect(x + at * gap, y, width, height, fill, 5)).join('');

/** A pitched roof whose eaves stand at y, lit from the left. */
export const gable = ({ roof, roofShade }: Palette, x: number, y: number, half: number, height: number): string =>
  figure([x, y - height, x + half, y, x - half, y], roof) +
  figure([x, y - height, x + half, y, x + half * 0.2, y], roofShade);

/** Merlons on a wall whose top is at y. */
export const battlements = (fill: string, x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, at) => rect(x + at * 18, y - 11, 11, 12, fill)).join('');

/** A cross whose foot stands at x, y. */
export const cross = (x: number, y: number, fill: string): string =>
  rect(x - 1.5, y - 24, 3, 24, fill) + rect(x - 7, y - 18, 14, 3, fill);

/** A square tower with one window; its roof is drawn on it. */
export const tower = (palette: Palette, x: number, y: number, half: number, height: number): string =>
  rect(x - half, y - height, half * 2, height, palette.wall) +
  rect(x + half * 0.3, y - height, half * 0.7, height, palette.shade) +
  rect(x - 5, y - height * 0.8, 10, 18, palette.window, 5);
