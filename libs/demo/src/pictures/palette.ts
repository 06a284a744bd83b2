/** The seasons, and the evening, in which a picture can be set. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'evening';

export interface Palette {
  sky: readonly [top: string, bottom: string];
  sun: string;
  cloud: string;
  /** Ridges, farthest first. */
  ridges: readonly [string, string, string];
  /** Ground, farthest first. */
  ground: readonly [string, string, string];
  leaves: readonly [string, string, string];
  trunk: string;
  water: string;
  ripple: string;
  wall: string;
  shade: string;
  roof: string;
  roofShade: string;
  window: string;
  path: string;
  flower: string;
}

const BASE = {
  trunk: '#6b4a32',
  wall: '#f4ead8',
  shade: '#dccdb2',
  roof: '#b4532f',
  roofShade: '#8f3f23',
  path: '#e6d7b4',
} as const;

export const PALETTES: Record<Season, Palette> = {
  spring: {
    ...BASE,
    sky: ['#bcdcf2', '#f2f7ee'],
    sun: '#ffe8a3',
    cloud: '#ffffff',
    ridges: ['#b6cfdf', '#93b7b4', '#7fae8d'],
    ground: ['#a9cc7f', '#8cba66', '#6ea453'],
    leaves: ['#7fb35c', '#9cc66f', '#f3c9d6'],
    water: '#7fb6d6',
    ripple: '#c5e2f0',
    window: '#3c5a78',
    flower: '#f2b8c6',
  },
  summer: {
    ...BASE,
    sky: ['#8fc1ea', '#e3f1f7'],
    sun: '#ffdf80',
    cloud: '#ffffff',
    ridges: ['#9dbbd2', '#6f9aa6', '#4f8577'],
    ground: ['#8db35f', '#6b9a4c', '#4c803f'],
    leaves: ['#3f7a45', '#589155', '#76a85f'],
    water: '#4d93c0',
    ripple: '#9dcbe4',
    window: '#2f4a68',
    flower: '#e0a83a',
  },
  autumn: {
    ...BASE,
    sky: ['#f3d9b1', '#fbf1de'],
    sun: '#f6b65c',
    cloud: '#fff8ea',
    ridges: ['#c3b4a6', '#a88c6d', '#8d7a4a'],
    ground: ['#d1a954', '#b98a3d', '#8f6c31'],
    leaves: ['#c8702a', '#e0a83a', '#a8321f'],
    water: '#7f9fae',
    ripple: '#cbd8d8',
    window: '#4a3b34',
    flower: '#a8321f',
  },
  winter: {
    ...BASE,
    sky: ['#c8d8e8', '#f4f4f2'],
    sun: '#fdf3d3',
    cloud: '#ffffff',
    ridges: ['#cfdae5', '#b3c4d4', '#98adc0'],
    ground: ['#f5f8fb', '#e6edf3', '#d5e0ea'],
    leaves: ['#47705c', '#5d8670', '#dfe9ee'],
    water: '#a9c4d8',
    ripple: '#e2edf4',
    wall: '#efe6d8',
    roof: '#eef3f7',
    roofShade: '#cfdbe5',
    window: '#e0a83a',
    path: '#dfe7ee',
    flower: '#ffffff',
  },
  evening: {
    ...BASE,
    sky: ['#2a3f6b', '#f0a878'],
    sun: '#ffd79a',
    cloud: '#e9b9a4',
    ridges: ['#6e6f96', '#4f5982', '#3a4a6d'],
    ground: ['#4a5a5c', '#3a4b4c', '#2b3b3f'],
    leaves: ['#2d4a45', '#3b5a4d', '#4d6b55'],
    water: '#6a6f97',
    ripple: '#d9a08c',
    wall: '#d9bfa6',
    shade: '#a98d84',
    roof: '#7d3a33',
    roofShade: '#5c2b2c',
    window: '#ffd978',
    path: '#b99a85',
    flower: '#e0a83a',
  },
};
