import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.tsx';

const StyledLink = styled(SiteLink)<{ $strong: boolean }>`
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  text-decoration: ${({ $strong }) => ($strong ? 'none' : 'underline')};
  border-radius: 2px;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;

interface LinkProps {
  href: string;
  children: ReactNode;
  /** For titles in lists and tables: semibold, underlined on hover only. */
  isStrong?: boolean;
  target?: string;
  rel?: string;
  /** Called before the link is followed. */
  onClick?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step' | 'true';
}

/** A link with client navigation inside the site. */
export function Link({ isStrong = false, ...rest }: LinkProps) {
  return <StyledLink {...rest} $strong={isStrong} />;
}
