import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/** Steps of the space scale, in pixels. */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 64;

const widths = { narrow: '720px', normal: '1180px', wide: '1440px' } as const;

/** Style of titles on public pages. */
export const publicTitle = css`
  --title-face: var(--serif);
  --title-ink: var(--blue-900);
`;

const Frame = styled.div<{ $width: keyof typeof widths; $isCentred: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 24px;
  width: 100%;
  max-width: ${({ $width }) => widths[$width]};
  margin-inline: ${({ $isCentred }) => ($isCentred ? 'auto' : '0')};
  padding: 28px 32px 56px;
  ${({ $isCentred }) => ($isCentred ? publicTitle : '')}
  ${({ $isCentred }) => ($isCentred ? '--title-size: clamp(1.75rem, 4vw, 2.375rem);' : '')}
  ${media.narrow} { gap: 20px; padding: 20px 16px 40px; }
  @media print { max-width: none; padding: 0; }
`;

interface PageProps {
  children: ReactNode;
  /** `narrow` for forms and text, `wide` for dense tables. */
  width?: keyof typeof widths;
  /** Centres the content, for pages without a side menu. */
  isCentred?: boolean;
}

/** Container of a route's content: padding, maximum width and gaps. */
export function Page({ children, width = 'normal', isCentred = false }: PageProps) {
  return (
    <Frame $width={width} $isCentred={isCentred}>
      {children}
    </Frame>
  );
}

/** A wide and a narrow column, stacked on a narrow screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.65fr) minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
  @media print { grid-template-columns: minmax(0, 1fr); }
`;

const Vertical = styled.div<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap}px;
  min-width: 0;
`;

export function Stack({ gap = 16, children }: { gap?: Space; children: ReactNode }) {
  return <Vertical $gap={gap}>{children}</Vertical>;
}

const justify = { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const;

const Horizontal = styled.div<{ $gap: Space; $justify: string; $align: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => $gap}px;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-width: 0;
`;

interface RowProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: keyof typeof justify;
  children: ReactNode;
}

/** Elements in a row that wraps. */
export function Row({ gap = 12, align = 'center', justify: placed = 'start', children }: RowProps) {
  return (
    <Horizontal $gap={gap} $align={align} $justify={justify[placed]}>
      {children}
    </Horizontal>
  );
}

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`${visuallyHidden}`;
