import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Height of the portal's header. */
const HEADER = '65px';

/** Two panes that fill the window; on a narrow screen only the pane `$shows`. */
export const Panes = styled.div<{ $shows: 'list' | 'thread' }>`
  display: grid;
  grid-template-columns: minmax(300px, 356px) minmax(0, 1fr);
  height: calc(100dvh - ${HEADER});
  min-height: 480px;
  > section { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
  > section:first-child { border-right: 1px solid var(--line); }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    height: ${({ $shows }) => ($shows === 'thread' ? `calc(100dvh - ${HEADER})` : 'auto')};
    min-height: ${({ $shows }) => ($shows === 'thread' ? '420px' : '0')};
    > section:first-child { display: ${({ $shows }) => ($shows === 'list' ? 'flex' : 'none')}; border: 0; }
    > section:last-child { display: ${({ $shows }) => ($shows === 'thread' ? 'flex' : 'none')}; }
  }
  @media print { display: block; height: auto; > section:first-child { display: none; } }
`;

/** Scrolling part of a pane. */
export const Scrolled = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  ${media.narrow} { overflow-y: visible; }
`;

/** Padded content of a pane. */
export const Inset = styled.div`
  padding: 20px;
  ${media.narrow} { padding: 16px; }
`;
