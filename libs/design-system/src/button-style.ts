import { css, keyframes } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

export const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const variants = {
  primary: css`
    background: var(--action);
    &, &:hover { color: var(--on-action); }
    &:hover, &:active, &[data-pressed] { background: var(--action-hover); }
  `,
  secondary: css`
    background: var(--surface);
    &, &:hover { color: var(--blue-700); }
    border-color: var(--blue-600);
    &:hover, &:active, &[data-pressed] { background: var(--blue-50); }
  `,
  quiet: css`
    background: transparent;
    &, &:hover { color: var(--quiet); }
    padding-inline: 10px;
    &:hover, &:active, &[data-pressed] { background: var(--quiet-hover); }
  `,
  danger: css`
    background: var(--brick-700);
    &, &:hover { color: #ffffff; }
    &:hover, &:active, &[data-pressed] { background: #86271a; }
  `,
};

export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ $size }) => ($size === 'small' ? '36px' : '44px')};
  padding: ${({ $size }) => ($size === 'small' ? '6px 12px' : '8px 18px')};
  border: 1px solid transparent;
  border-radius: 4px;
  font-size: ${({ $size }) => ($size === 'small' ? '0.9375rem' : '1rem')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  /* Text and background change together, so that the contrast is sufficient at every moment. */
  transition: background-color 120ms, color 120ms, border-color 120ms, opacity 120ms;
  ${({ $variant }) => variants[$variant]}
  /* Buttons do nothing on paper. */
  &&:disabled {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  &[data-pending] { cursor: progress; opacity: 0.85; }
  svg { width: 1.15em; height: 1.15em; }
`;
