import { css } from 'styled-components';

/** A fieldset without the browser's frame. */
export const bareFieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
