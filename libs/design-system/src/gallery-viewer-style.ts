import { Dialog } from 'react-aria-components/Dialog';
import { ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { media } from './theme.tsx';

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: rgb(8 22 40 / 0.98);
  transition: opacity 160ms;
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

export const Content = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100dvh;
  color: #ffffff;
  outline: none;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
`;

export const Round = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 50%;
  background: rgb(8 22 40 / 0.6);
  color: #ffffff;
  cursor: pointer;
  &:hover { background: var(--blue-700); }
`;

export const Stage = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 0;
  padding: 0 16px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-content: center;
    padding: 0;
    > button { grid-row: 2; justify-self: center; }
    > button:first-child { grid-column: 1; }
    > button:last-child { grid-column: 2; }
  }
`;

export const Shown = styled.div<{ $ratio: number }>`
  justify-self: center;
  /* As wide as possible within the height of the screen. */
  width: min(100%, calc((100dvh - 160px) * ${({ $ratio }) => $ratio}));
  ${media.narrow} { grid-column: 1 / -1; grid-row: 1; }
`;

export const Caption = styled.p`
  min-height: 3.5em;
  max-width: none;
  padding: 12px 24px 16px;
  text-align: center;
`;
