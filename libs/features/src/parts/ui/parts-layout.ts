import { Columns } from '@psp/design-system/page';
import { styled } from 'styled-components';

/** Layout of three children: list of sections, sections, further content. On a wide screen the sections are the left column. */
export const PartsLayout = styled(Columns)`
  @media screen and (min-width: 721px) {
    grid-template-rows: auto 1fr;
    > :nth-child(2) { grid-row: 1 / span 2; grid-column: 1; }
    > :not(:nth-child(2)) { grid-column: 2; }
  }
`;
