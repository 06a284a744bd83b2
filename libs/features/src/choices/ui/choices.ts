import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** List of choices side by side, each a link; set `aria-current` on the current one. */
export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 6px 16px;
  border: 1px solid var(--control);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover { border-color: var(--blue-600); background: var(--blue-50); color: var(--ink); }
  &[aria-current] { border-color: var(--blue-900); background: var(--blue-900); color: #ffffff; }
  span { font-weight: 400; }
  @media (forced-colors: active) { &[aria-current] { border-width: 3px; } }
`;
