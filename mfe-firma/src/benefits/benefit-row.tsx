import { Card } from '@psp/design-system/card';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Layout = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 150px;
  gap: 0 16px;
  padding: 14px 18px;
  h2 { font-size: 1.0625rem; line-height: 1.3; }
  ${media.narrow} { grid-template-columns: 40px minmax(0, 1fr); gap: 0 12px; padding: 14px 16px; }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 8px;
  background: var(--blue-100);
  color: var(--blue-700);
  ${media.narrow} { width: 40px; height: 40px; }
`;

const About = styled.p`
  margin-top: 2px;
  color: var(--ink-muted);
  font-size: 1rem;
  line-height: 1.45;
`;

const Left = styled.div`
  color: var(--ink-muted);
  font-size: 0.9375rem;
  line-height: 1.3;
  text-align: right;
  b { display: block; color: var(--blue-900); font-size: 1.25rem; white-space: nowrap; }
  ${media.narrow} {
    grid-column: 2;
    margin-top: 6px;
    text-align: left;
    b { display: inline; margin-right: 6px; font-size: 1.0625rem; }
  }
`;

/** Part of a row under its title: a state and one action. */
export const RowPart = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / 4;
  align-items: center;
  gap: 8px 16px;
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  font-size: 0.9375rem;
  line-height: 1.4;
  > div:first-child { flex: 1 1 280px; min-width: 0; }
  a { min-height: 24px; }
  ${media.narrow} { flex-direction: column; grid-column: 1 / -1; align-items: stretch; > div:first-child { flex: none; } }
`;

interface BenefitRowProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What is left, and what it is counted in. */
  left: string;
  leftText: ReactNode;
  children: ReactNode;
}

/** One benefit: what it is, what is left of it, and what is under way. */
export function BenefitRow({ icon: RowIcon, title, text, left, leftText, children }: BenefitRowProps) {
  return (
    <Card aria-label={title}>
      <Layout>
        <Icon>
          <RowIcon size={24} aria-hidden />
        </Icon>
        <div>
          <h2>{title}</h2>
          <About>{text}</About>
        </div>
        <Left>
          <b>{left}</b> <OwnText>{leftText}</OwnText>
        </Left>
        {children}
      </Layout>
    </Card>
  );
}
