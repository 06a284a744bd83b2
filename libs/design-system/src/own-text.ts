import { styled } from 'styled-components';

/**
 * Element of a text that comes or goes, or stands behind what does. A browser's translation puts each text into an element of its own
 * making, and React would look for a text without one where it no longer is. Changes nothing of how the text looks.
 */
export const OwnText = styled.span`
  /* Stronger than what the parts around it say of every span. */
  &&& { display: contents; color: inherit; font: inherit; letter-spacing: inherit; white-space: inherit; }
`;
