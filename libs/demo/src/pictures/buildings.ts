import { circle, curve, ellipse, figure, line, rect } from './shapes.ts';
import type { Palette } from './palette.ts';

/** Draws an object with the middle of its base at x, y. */
type Building = (palette: Palette, x: number, y: number) => string;

/** Draws a row of windows, starting at the corner of the first one. */
const windows = (fill: string, x: number, y: number, count: number, gap: number, width = 12, height = 20): string =>
  Array.from({ length: count }, (_, at) => rect(x + at * gap, y, width, height, fill, 5)).join('');

/** Draws a pitched roof with its eaves at y, lit from the left. */
const gable = ({ roof, roofShade }: Palette, x: number, y: number, half: number, height: number): string =>
  figure([x, y - height, x + half, y, x - half, y], roof) +
  figure([x, y - height, x + half, y, x + half * 0.2, y], roofShade);

/** Draws merlons on a wall with its top at y. */
const battlements = (fill: string, x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, at) => rect(x + at * 18, y - 11, 11, 12, fill)).join('');

/** Draws a cross with its base at x, y. */
const cross = (x: number, y: number, fill: string): string =>
  rect(x - 1.5, y - 24, 3, 24, fill) + rect(x - 7, y - 18, 14, 3, fill);

/** Draws a square tower with a window and a roof. */
const tower = (palette: Palette, x: number, y: number, half: number, height: number): string =>
  rect(x - half, y - height, half * 2, height, palette.wall) +
  rect(x + half * 0.3, y - height, half * 0.7, height, palette.shade) +
  rect(x - 5, y - height * 0.8, 10, 18, palette.window, 5);

/** Draws a Saxon church behind its wall. */
const fortifiedChurch: Building = (palette, x, y) =>
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

/** Draws a church with three domes. */
const monastery: Building = (palette, x, y) =>
  dome(palette, x - 70, y - 205, 26) +
  dome(palette, x + 70, y - 205, 26) +
  dome(palette, x, y - 230, 38) +
  rect(x - 120, y - 168, 240, 168, palette.wall) +
  rect(x + 60, y - 168, 60, 168, palette.shade) +
  figure([x - 134, y - 166, x - 104, y - 192, x + 104, y - 192, x + 134, y - 166], palette.roofShade) +
  rect(x - 120, y - 96, 240, 7, '#e0a83a') +
  windows(palette.window, x - 96, y - 150, 5, 44, 13, 38) +
  curve(`M${x - 22} ${y}v-46q22 -30 44 0v46Z`, palette.window);

/** Draws a wooden church with a high spire. */
const woodenChurch: Building = (palette, x, y) =>
  rect(x - 88, y - 74, 176, 74, '#8a6242') +
  figure([x - 118, y - 66, x - 66, y - 150, x + 74, y - 150, x + 118, y - 66], '#5d4331') +
  rect(x - 66, y - 200, 38, 60, '#6e4d36') +
  figure([x - 76, y - 196, x - 47, y - 372, x - 18, y - 196], '#4a3629') +
  cross(x - 47, y - 368, '#e9d9b6') +
  windows('#e9d9b6', x - 40, y - 48, 4, 30, 9, 14) +
  curve(`M${x - 80} ${y}v-34q12 -14 24 0v34Z`, '#3a2a20');

const castle: Building = (palette, x, y) =>
  tower(palette, x - 130, y, 36, 210) +
  gable(palette, x - 130, y - 208, 44, 108) +
  rect(x - 110, y - 150, 220, 150, palette.wall) +
  figure([x - 116, y - 148, x - 86, y - 210, x + 86, y - 210, x + 116, y - 148], palette.roof) +
  windows(palette.window, x - 84, y - 118, 6, 30, 13, 30) +
  tower(palette, x + 24, y, 26, 250) +
  gable(palette, x + 24, y - 248, 34, 100) +
  tower(palette, x + 130, y, 30, 180) +
  gable(palette, x + 130, y - 178, 38, 84) +
  curve(`M${x - 24} ${y}v-52q24 -32 48 0v52Z`, palette.window);

const ruin: Building = (palette, x, y) =>
  figure(
    [
      x - 210,
      y,
      x - 206,
      y - 92,
      x - 160,
      y - 110,
      x - 118,
      y - 84,
      x - 70,
      y - 120,
      x + 10,
      y - 78,
      x + 70,
      y - 104,
      x + 128,
      y - 66,
      x + 206,
      y - 88,
      x + 216,
      y,
    ],
    palette.shade,
  ) +
  figure(
    [x - 176, y - 60, x - 170, y - 190, x - 146, y - 172, x - 128, y - 200, x - 100, y - 184, x - 94, y - 60],
    palette.wall,
  ) +
  rect(x - 144, y - 150, 14, 26, palette.window, 6) +
  figure([x + 60, y - 50, x + 64, y - 150, x + 92, y - 136, x + 118, y - 154, x + 124, y - 50], palette.wall) +
  curve(`M${x - 16} ${y}v-34q18 -26 36 0v34Z`, palette.window);

const townHall: Building = (palette, x, y) =>
  rect(x - 170, y - 140, 340, 140, palette.wall) +
  rect(x + 110, y - 140, 60, 140, palette.shade) +
  figure([x - 184, y - 138, x - 150, y - 190, x + 150, y - 190, x + 184, y - 138], palette.roof) +
  rect(x - 38, y - 270, 76, 270, palette.wall) +
  rect(x + 14, y - 270, 24, 270, palette.shade) +
  gable(palette, x, y - 268, 50, 84) +
  circle(x, y - 232, 20, '#ffffff') +
  line(`M${x} ${y - 232}v-13M${x} ${y - 232}l9 6`, '#1b2430', 3) +
  windows(palette.window, x - 148, y - 118, 3, 38, 18, 34) +
  windows(palette.window, x + 56, y - 118, 3, 38, 18, 34) +
  windows(palette.window, x - 148, y - 58, 3, 38, 18, 34) +
  windows(palette.window, x + 56, y - 58, 3, 38, 18, 34) +
  curve(`M${x - 20} ${y}v-50q20 -24 40 0v50Z`, palette.window) +
  line(`M${x} ${y - 352}v-40`, '#737e8c', 3) +
  rect(x + 2, y - 392, 30, 18, '#1f5a9e');

const FACADES = ['#e8c58a', '#cfe0d2', '#e9b9a0', '#d7e5f5', '#f0e0c0', '#c9d3a8'] as const;
const square: Building = (palette, x, y) =>
  FACADES.map((facade, at) => {
    const left = x - 300 + at * 100;
    const height = 120 + ((at * 37) % 50);
    const roof = at % 2 ? palette.roof : palette.roofShade;
    return (
      rect(left, y - height, 98, height, facade) +
      figure([left - 4, y - height + 2, left + 49, y - height - 64, left + 102, y - height + 2], roof) +
      ellipse(left + 49, y - height - 18, 14, 5, palette.window) +
      windows(palette.window, left + 14, y - height + 20, 3, 27, 15, 24) +
      windows(palette.window, left + 14, y - height + 66, 3, 27, 15, 24) +
      rect(left + 36, y - 34, 26, 34, palette.window, 4)
    );
  }).join('');

const museum: Building = (palette, x, y) =>
  rect(x - 190, y - 140, 380, 140, palette.wall) +
  figure([x - 110, y - 138, x, y - 200, x + 110, y - 138], palette.shade) +
  rect(x - 200, y - 146, 400, 12, palette.shade) +
  Array.from({ length: 6 }, (_, at) => rect(x - 98 + at * 37, y - 134, 12, 116, '#ffffff')).join('') +
  windows(palette.window, x - 174, y - 110, 2, 34, 16, 60) +
  windows(palette.window, x + 124, y - 110, 2, 34, 16, 60) +
  rect(x - 16, y - 70, 32, 70, palette.window) +
  rect(x - 120, y - 18, 240, 9, palette.shade) +
  rect(x - 132, y - 9, 264, 9, palette.path);

const bridge: Building = (palette, x, y) =>
  [-200, 0, 200]
    .map(
      (at) =>
        line(`M${x + at - 100} ${y - 20}q100 -110 200 0`, '#4a5563', 9) +
        [-60, -20, 20, 60]
          .map((post) => line(`M${x + at + post} ${y - 20}v${-54 + Math.abs(post) * 0.35}`, '#4a5563', 4))
          .join(''),
    )
    .join('') +
  rect(x - 330, y - 24, 660, 16, palette.shade) +
  [-300, -100, 100, 300].map((at) => rect(x + at - 12, y - 10, 24, 90, palette.wall)).join('');

const lighthouse: Building = (palette, x, y) =>
  figure([x - 26, y, x - 16, y - 220, x + 16, y - 220, x + 26, y], '#ffffff') +
  figure([x - 23, y - 60, x - 20, y - 110, x + 20, y - 110, x + 23, y - 60], palette.roof) +
  figure([x - 18, y - 150, x - 17, y - 190, x + 17, y - 190, x + 18, y - 150], palette.roof) +
  rect(x - 20, y - 228, 40, 8, palette.roofShade) +
  rect(x - 12, y - 252, 24, 24, '#ffd978') +
  gable(palette, x, y - 250, 20, 24);

const chairlift: Building = (palette, x, y) =>
  line(`M${x - 300} ${y - 40}L${x + 300} ${y - 300}`, '#4a5563', 3) +
  [-200, 0, 200].map((at) => line(`M${x + at} ${y - at * 0.43 - 40}v-130`, '#737e8c', 8)).join('') +
  [-260, -110, 90, 230]
    .map(
      (at) =>
        line(`M${x + at} ${y - 170 - at * 0.433}v34`, '#4a5563', 3) +
        rect(x + at - 20, y - 138 - at * 0.433, 40, 30, '#1f5a9e', 8),
    )
    .join('') +
  rect(x - 340, y - 66, 90, 66, palette.wall) +
  figure([x - 350, y - 64, x - 295, y - 108, x - 240, y - 64], palette.roof);

/** All buildings and objects that a picture can show. */
export const BUILDINGS = {
  'fortified-church': fortifiedChurch,
  monastery,
  'wooden-church': woodenChurch,
  castle,
  ruin,
  'town-hall': townHall,
  square,
  museum,
  bridge,
  lighthouse,
  chairlift,
} satisfies Record<string, Building>;
