import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** A band of a public page, as wide as its text may be. */
export const Section = styled.section`
  max-width: 1180px;
  margin: 0 auto;
  padding: 48px 32px 0;
  &:last-child { padding-bottom: 64px; }
  ${media.narrow} { padding: 32px 16px 0; &:last-child { padding-bottom: 40px; } }
`;
