import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';

const SHAPE =
  'M12 2.3l3 6.1 6.7 1c.5 0 .6.6.3.9l-4.8 4.7 1.1 6.7c.1.4-.3.7-.7.5L12 19l-6 3.2c-.3.2-.8-.1-.7-.5l1.1-6.7-4.8-4.7c-.3-.3-.2-.9.3-.9l6.7-1z';

const SIZE_PX = 18;

/** Masks a colour with five stars. One image for all ratings: drawn stars would be hundreds of elements in a list. */
const cutOut = (paint: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${SHAPE}" ${paint}/></svg>`;
  return css`
    content: '';
    position: absolute;
    inset: 0;
    mask: url("data:image/svg+xml,${encodeURIComponent(svg)}") 0 0 / ${SIZE_PX}px ${SIZE_PX}px repeat-x;
  `;
};

const Strip = styled.span`
  --filled: var(--ochre-400);
  --edge: var(--ochre-700);
  --empty: var(--control);
  position: relative;
  display: inline-block;
  width: ${5 * SIZE_PX}px;
  height: ${SIZE_PX}px;
  vertical-align: -0.2em;
  print-color-adjust: exact;
  /* The edge of a mask leaves a hairline on paper. */
  @media print { clip-path: inset(0.5px); }
  &::before {
    ${cutOut('fill="black"')}
    background: linear-gradient(to right, var(--filled) var(--share), transparent 0);
  }
  &::after {
    ${cutOut('fill="none" stroke="black" stroke-width="2" stroke-linejoin="round"')}
    background: linear-gradient(to right, var(--edge) var(--share), var(--empty) 0);
  }
  @media (forced-colors: active) {
    --filled: CanvasText;
    --edge: CanvasText;
    --empty: CanvasText;
    forced-color-adjust: none;
  }
`;

interface StarsProps {
  /** 0 to 5, with decimals. */
  value: number;
  /** Accessible name: "4,9 din 5". */
  label: string;
}

/** A rating as stars; show the number beside it as text. */
export function Stars({ value, label }: StarsProps) {
  const share = Math.min(5, Math.max(0, value)) * 20;
  return <Strip role="img" aria-label={label} style={{ '--share': `${share}%` } as CSSProperties} />;
}
