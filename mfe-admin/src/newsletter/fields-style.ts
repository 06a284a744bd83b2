import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Fields in a row; in a column on a narrow screen. */
export const Fields = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 16px;
  align-items: end;
  ${media.narrow} { grid-auto-flow: row; }
`;
