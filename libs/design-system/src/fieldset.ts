import { css } from 'styled-components';

/** Resets the browser's style of a fieldset. */
export const bareFieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
