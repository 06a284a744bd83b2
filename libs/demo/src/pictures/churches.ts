import { type Building, battlements, cross, gable, tower, windows } from './building-parts.ts';
import type { Palette } from './palette.ts';
import { curve, figure, rect } from './shapes.ts';

/** A Saxon church behind its wall. */
export const fortifiedChurch: Building = (palette, x, y) =>
  rect(x - 90, y - 130, 190, 130, palette.wall) +
  figure([x - 100, y - 128, x - 70, y - 205, x + 90, y - 205, x + 110, y - 128], palette.roof) +
  windows(palette.window, x - 66, y - 100, 5, 34, 12, 42) +
  tower(palette, x - 100, y, 32, 240) +
  gable(palette, x - 100, y - 238, 40, 92) +
  rect(x - 200, y - 62, 400, 62, palette.shade) +
  battlements(palette.shade, x - 200, y - 60, 23) +
  curve(`M${x - 14} ${y}v-28q14 -18 28 0v28Z`, palette.window) +
  tower(palette, x + 190, y, 22, 120) +
  gable(palette, x + 190, y - 118, 30, 48);

const dome = (palette: Palette, x: number, y: number, half: number): string =>
  rect(x - half * 0.8, y, half * 1.6, half * 1.5, palette.wall) +
  windows(palette.window, x - half * 0.5, y + half * 0.3, 2, half * 0.65, half * 0.28, half) +
  curve(
    `M${x - half} ${y}C${x - half} ${y - half * 1.4} ${x - 4} ${y - half * 1.3} ${x} ${y - half * 1.9}C${x + 4} ${y - half * 1.3} ${x + half} ${y - half * 1.4} ${x + half} ${y}Z`,
    palette.roof,
  ) +
  cross(x, y - half * 1.85, '#e0a83a');

/** A church with three domes. */
export const monastery: Building = (palette, x, y) =>
  dome(palette, x - 70, y - 205, 26) +
  dome(palette, x + 70, y - 205, 26) +
  dome(palette, x, y - 230, 38) +
  rect(x - 120, y - 168, 240, 168, palette.wall) +
  rect(x + 60, y - 168, 60, 168, palette.shade) +
  figure([x - 134, y - 166, x - 104, y - 192, x + 104, y - 192, x + 134, y - 166], palette.roofShade) +
  rect(x - 120, y - 96, 240, 7, '#e0a83a') +
  windows(palette.window, x - 96, y - 150, 5, 44, 13, 38) +
  curve(`M${x - 22} ${y}v-46q22 -30 44 0v46Z`, palette.window);

/** A church of beams with a high spire. */
export const woodenChurch: Building = (palette, x, y) =>
  rect(x - 88, y - 74, 176, 74, '#8a6242') +
  figure([x - 118, y - 66, x - 66, y - 150, x + 74, y - 150, x + 118, y - 66], '#5d4331') +
  rect(x - 66, y - 200, 38, 60, '#6e4d36') +
  figure([x - 76, y - 196, x - 47, y - 372, x - 18, y - 196], '#4a3629') +
  cross(x - 47, y - 368, '#e9d9b6') +
  windows('#e9d9b6', x - 40, y - 48, 4, 30, 9, 14) +
  curve(`M${x - 80} ${y}v-34q12 -14 24 0v34Z`, '#3a2a20');
