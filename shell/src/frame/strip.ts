import { styled } from 'styled-components';

/** Strip above the page with a notice and an action. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  padding: 12px 24px;
  border-bottom: 1px solid var(--ochre-400);
  background: var(--ochre-100);
  font-size: 1rem;
`;
