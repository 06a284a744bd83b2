import type { PictureView } from '@psp/contracts/images';
import { Picture } from '@psp/design-system/picture';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const PALETTES = [
  { ground: 'var(--blue-100)', far: 'var(--blue-50)', near: 'var(--blue-600)', light: 'var(--ochre-100)' },
  { ground: 'var(--ochre-100)', far: 'var(--surface)', near: 'var(--blue-700)', light: 'var(--ochre-400)' },
  { ground: 'var(--fir-100)', far: 'var(--surface)', near: 'var(--fir-700)', light: 'var(--ochre-400)' },
  { ground: 'var(--blue-900)', far: 'var(--blue-700)', near: 'var(--blue-100)', light: 'var(--ochre-400)' },
] as const;
type Palette = (typeof PALETTES)[number];

const Frame = styled.span`
  display: block;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  svg { display: block; width: 100%; height: 100%; }
`;

/** The data of an article that decides its illustration. */
export interface CoverSource {
  id: string;
  cover: PictureView | null;
  /** Text alternative of the picture; '' when the title beside it is sufficient. */
  coverAlt: string;
  /** Slug of the article's blog category. */
  blogSlug: string;
}

interface CoverProps {
  covered: CoverSource;
  /** `sizes` of `Picture`. */
  sizes: string;
  isEager?: boolean;
  /** Palette index of a drawing, from `tintsOf` in a list; by default it depends on the article's id. */
  tint?: number | undefined;
}

/** Columns of the widest list of articles. */
const COLUMNS = 3;

const tintOf = (id: string): number => Number.parseInt(id.slice(-1), 16) % PALETTES.length;

/** Chooses palettes for the drawings of a list; none equals its left neighbour or the one above, in up to three columns. */
export const tintsOf = (ids: readonly string[]): number[] =>
  ids.reduce<number[]>((tints, id) => {
    const near = tints.slice(-COLUMNS);
    const free = PALETTES.map((_, turn) => (tintOf(id) + turn) % PALETTES.length).find((tint) => !near.includes(tint));
    return [...tints, free ?? tintOf(id)];
  }, []);

/**
 * The article's picture, or a drawing for its category when it has none. In a higher frame the drawing keeps its size, and the town
 * hall stays at the bottom.
 */
export function Cover({ covered, sizes, isEager = false, tint = tintOf(covered.id) }: CoverProps) {
  const { cover, coverAlt, blogSlug } = covered;
  if (cover) return <Picture picture={cover} alt={coverAlt} sizes={sizes} ratio="16 / 9" isEager={isEager} />;
  const palette = PALETTES[tint] ?? PALETTES[0];
  const draw = DRAWINGS[blogSlug] ?? townHall;
  return (
    <Frame aria-hidden data-drawn={blogSlug} style={{ background: palette.ground }}>
      <svg viewBox="0 0 320 180" preserveAspectRatio={draw === townHall ? 'xMidYMax' : 'xMidYMid'}>
        {draw(palette)}
      </svg>
    </Frame>
  );
}

const townHall = ({ far, near, light }: Palette): ReactNode => (
  <>
    <circle cx="252" cy="48" r="22" fill={light} />
    <path d="M0 132 Q70 84 150 118 T320 104 V180 H0Z" fill={far} />
    <path d="M96 180 V98 H146 V70 L160 46 L174 70 V98 H224 V180Z" fill={near} />
    <path d="M151 180 V152 a9 9 0 0 1 18 0 V180Z" fill={far} />
    <path d="M110 112h12v16h-12z M132 112h12v16h-12z M176 112h12v16h-12z M198 112h12v16h-12z" fill={light} />
    <circle cx="160" cy="84" r="7" fill={far} />
  </>
);

const network = ({ far, near, light }: Palette): ReactNode => (
  <>
    <path
      d="M64 120 L128 64 L196 96 L256 52 M128 64 L140 136 L196 96 L248 138"
      fill="none"
      stroke={near}
      strokeWidth="3"
    />
    <rect x="108" y="44" width="40" height="40" rx="8" fill={near} />
    <rect x="180" y="80" width="32" height="32" rx="8" fill={near} />
    <circle cx="64" cy="120" r="14" fill={far} stroke={near} strokeWidth="3" />
    <circle cx="140" cy="136" r="10" fill={light} />
    <circle cx="256" cy="52" r="16" fill={light} />
    <circle cx="248" cy="138" r="12" fill={far} stroke={near} strokeWidth="3" />
  </>
);

const statute = ({ far, near, light }: Palette): ReactNode => (
  <>
    <circle cx="70" cy="54" r="20" fill={light} />
    <rect x="112" y="30" width="96" height="128" rx="4" fill={near} transform="rotate(6 160 94)" opacity="0.35" />
    <rect x="112" y="26" width="96" height="128" rx="4" fill={far} stroke={near} strokeWidth="3" />
    <path
      d="M128 50h64 M128 66h64 M128 82h40 M128 110h64 M128 126h48"
      stroke={near}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="192" cy="136" r="15" fill={light} stroke={near} strokeWidth="3" />
  </>
);

/** Drawings by blog category; other categories have the town hall. */
const DRAWINGS: Record<string, (palette: Palette) => ReactNode> = {
  administrare: townHall,
  tehnologie: network,
  legislatie: statute,
};
