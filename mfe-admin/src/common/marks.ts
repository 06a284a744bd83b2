import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Badges of a row, warnings first; on one line in a dense table. */
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${media.wide} { flex-wrap: nowrap; }
`;
