import { Columns } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Two columns of the same width. */
export const Halves = styled(Columns)`
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
