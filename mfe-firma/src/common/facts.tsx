import { media } from '@psp/design-system/theme';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Short facts in one line, each with its icon. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  color: var(--ink-muted);
  font-size: 1rem;
`;

const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  svg { align-self: center; }
`;

/** A short fact with a decorative icon. */
export function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Line>
      <Icon size={17} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}

export const Muted = styled.span`
  color: var(--ink-muted);
  font-weight: 400;
`;

/** Wrapper of a description list in a side column: terms beside the values, or above them where the letters are large. */
export const SideList = styled.div`
  container-type: inline-size;
  dl { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  dl > div { column-gap: 16px; }
  @container (width < 16rem) { dl { grid-template-columns: minmax(0, 1fr); } }
  ${media.narrow} { dl { grid-template-columns: minmax(0, 1fr); } }
`;
