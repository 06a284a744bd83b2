import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Badges of a row, the alarm first; on one line where the table is dense. */
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${media.wide} { flex-wrap: nowrap; }
`;
