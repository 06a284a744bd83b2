import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Acts of a row of a table, in one line unless the screen is narrow. */
export const ActRow = styled.div`
  display: flex;
  flex-wrap: nowrap;
  gap: 4px 8px;
  white-space: nowrap;
  ${media.narrow} { flex-wrap: wrap; }
`;
