import type { CountyCode } from '@psp/contracts/taxonomies';

export const MAP_WIDTH = 613;
export const MAP_HEIGHT = 433;

/**
 * Outlines of the counties by code, in a box of MAP_WIDTH × MAP_HEIGHT: those of @svg-maps/romania (CC BY 4.0) with their points
 * rounded to whole units, which is a fifth of the size and looks the same. The test rounds the originals and compares.
 */
const outlines = new URL('./counties.svg', import.meta.url);

/** Address of a county's outline for an SVG `use` element. */
export const outlineOf = (code: CountyCode): string => `${outlines.pathname}#${code}`;

/** Centre of the bounding box of each outline. */
export const COUNTY_CENTRES: Readonly<Record<CountyCode, readonly [x: number, y: number]>> = {
  AB: [207.5, 212.5],
  AG: [299, 308],
  AR: [95, 188],
  B: [379, 359.5],
  BC: [419.5, 175.5],
  BH: [121, 121.5],
  BN: [275, 104.5],
  BR: [477.5, 296.5],
  BT: [419.5, 40.5],
  BV: [330.5, 236],
  BZ: [420, 283],
  CJ: [206.5, 132],
  CL: [445, 369.5],
  CS: [115, 295.5],
  CT: [510.5, 374],
  CV: [368, 224.5],
  DB: [343, 314],
  DJ: [212.5, 379.5],
  GJ: [191, 311],
  GL: [483, 236.5],
  GR: [368, 387],
  HD: [176, 235],
  HR: [344, 157],
  IF: [381.5, 353],
  IL: [449.5, 344],
  IS: [456.5, 102.5],
  MH: [160, 343.5],
  MM: [243, 57],
  MS: [283.5, 158.5],
  NT: [401, 122],
  OT: [266, 371.5],
  PH: [373.5, 297.5],
  SB: [260, 227.5],
  SJ: [188.5, 107],
  SM: [172, 51.5],
  SV: [359.5, 71],
  TL: [556, 303],
  TM: [74, 243.5],
  TR: [316.5, 391.5],
  VL: [245.5, 303.5],
  VN: [434, 235],
  VS: [483.5, 169],
};
