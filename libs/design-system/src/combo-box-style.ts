import { css, styled } from 'styled-components';
import { innerButtonStyle } from './control.ts';

export const ComboLine = styled.div`
  position: relative;
`;

/** Leaves room for the button that shows the suggestions. */
export const comboInputStyle = css`
  &, &[aria-invalid='true'] { padding-right: 44px; }
`;

export const ComboOpener = styled.button`${innerButtonStyle}`;
