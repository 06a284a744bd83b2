import { styled } from 'styled-components';

/** The rest of a long list, folded on a screen and whole on paper. */
export const Rest = styled.details`
  border-top: 1px solid var(--line);
  > summary {
    min-height: 44px;
    padding: 10px 20px;
    color: var(--blue-600);
    font-size: 1rem;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    cursor: pointer;
  }
  &[open] > summary { border-bottom: 1px solid var(--line); }
  @media print { > summary { display: none; } }
`;
