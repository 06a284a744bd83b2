import { styled } from 'styled-components';

/**
 * Wraps a text that appears and disappears, or that follows a node which does. A browser's translation wraps each text node in an element,
 * and React would throw when it no longer finds a bare text node in its place. Does not change how the text looks.
 */
export const OwnText = styled.span`
  /* More specific than rules of surrounding components for all spans. */
  &&& { display: contents; color: inherit; font: inherit; letter-spacing: inherit; white-space: inherit; }
`;
