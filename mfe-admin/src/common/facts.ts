import { styled } from 'styled-components';

/** Names with their values below, for a narrow column. */
export const Facts = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  overflow-wrap: anywhere;
  dt { color: var(--ink-muted); font-size: 1.0625rem; }
  dd { margin: 0; }
`;
