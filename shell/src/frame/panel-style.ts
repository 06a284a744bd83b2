import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Container of a button and the panel below it. */
export const PanelAnchor = styled.div`
  position: relative;
  ${media.narrow} { position: static; }
`;

/** Panel below its button; full width on narrow screens. */
export const PanelBox = styled.div<{ $width: number }>`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: 30;
  width: ${({ $width }) => $width}px;
  max-height: calc(100vh - 96px);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(14 42 76 / 16%);
  ${media.narrow} { top: 100%; right: 0; left: 0; width: auto; border-radius: 0 0 8px 8px; }
`;

/** Square button of the header. */
export const HeaderButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: 44px;
  min-height: 44px;
  padding: 0 10px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: var(--ink);
  font-size: 1.0625rem;
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: var(--blue-50); }
`;
