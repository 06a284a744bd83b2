import { css } from 'styled-components';

export const popoverStyle = css`
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(14 42 76 / 0.14);
  overflow: auto;
  transition: opacity 120ms;
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

export const popoverItemStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: 4px;
  color: var(--ink);
  font-size: 1.0625rem;
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  > [data-check] { margin-left: auto; visibility: hidden; color: var(--blue-700); }
  &[data-selected] { font-weight: 600; }
  &[data-selected] > [data-check] { visibility: visible; }
  &[data-hovered], &[data-focused] { background: var(--blue-100); }
  &[data-focus-visible] { outline: 3px solid var(--focus); outline-offset: -3px; box-shadow: none; }
  &[data-disabled] { color: var(--ink-muted); cursor: not-allowed; }
`;
