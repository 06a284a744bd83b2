import { styled } from 'styled-components';

/** Scrolled log. Column-reverse keeps the end in view when entries arrive, and the position of a user who has scrolled up. */
export const LogViewport = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-height: 0;
  overflow-y: auto;
  &:focus-visible { outline-offset: -3px; }
  @media print { overflow: visible; }
`;

/** Part of a log that is not announced. */
export const Quiet = styled.div.attrs({ 'aria-live': 'off' })`
  display: contents;
`;
