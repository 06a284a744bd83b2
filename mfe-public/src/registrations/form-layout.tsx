import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Column of fields with a readable width. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-width: 0;
  max-width: 640px;
`;

/** Buttons below a form; the primary one comes first in the tab order and on phones. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

/** White surface of a form. */
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
