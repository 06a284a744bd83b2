import { styled } from 'styled-components';

/**
 * Element of a text that comes or goes, or stands behind what does. A browser's translation puts each text into an element of its own
 * making, and React would look for a text without one where it no longer is. Changes nothing of the layout.
 */
export const OwnText = styled.span`
  display: contents;
`;
