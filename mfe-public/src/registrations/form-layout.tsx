import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** The fields of a step, one under the other, no wider than is good to read. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-width: 0;
  max-width: 640px;
`;

/** The buttons under a form: the way on first, for the keyboard and on a phone. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

/** A white sheet on the canvas. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  ${media.narrow} { padding: 20px 16px; }
`;
