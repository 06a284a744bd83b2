import { css } from 'styled-components';

/** Style of every input: 44 px high, 4 px corners, a thicker border when invalid. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--control);
  border-radius: 4px;
  background: var(--surface);
  color: var(--ink);
  font-size: 1.0625rem;
  line-height: 1.5;
  transition: border-color 120ms;

  &::placeholder { color: var(--ink-muted); opacity: 1; }
  &:hover { border-color: var(--ink-muted); }
  &:focus { border-color: var(--blue-900); }
  &[aria-invalid='true'] { border: 2px solid var(--brick-700); padding: 7px 11px; }
  &:disabled { background: var(--sunken); color: var(--ink-muted); cursor: not-allowed; }
`;

/** Square of an icon without a border, 44 px wide. */
export const iconButtonStyle = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: var(--ink-muted);
  cursor: pointer;
`;

/** Icon button inside the right end of an input, which reserves 44 px for it. */
export const innerButtonStyle = css`
  ${iconButtonStyle}
  position: absolute;
  right: 4px;
  top: 4px;
  width: 36px;
  height: 36px;
  &:disabled { cursor: not-allowed; }
`;
