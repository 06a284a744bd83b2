import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from './link.tsx';
import { screenOnly } from './print-style.ts';
import { media } from './theme.tsx';
import { words } from './words.ts';

export { Columns, Page, publicTitle, Row, type Space, Stack, VisuallyHidden } from './layout.tsx';

const Header = styled.header`
  min-width: 0;
`;

const Trail = styled.ol`
  margin: 0 0 8px;
  font-size: 0.9375rem;
  /* Inline, so that a long name wraps like text. */
  li { display: inline; }
  li + li::before { content: '/'; content: '/' / ''; margin-inline: 8px; color: var(--ink-muted); }
  a { display: inline-block; min-height: 24px; }
`;

const PrintedNumber = styled.p`
  display: none;
  font-weight: 650;
  @media print { display: block; }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 24px;
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

const Main = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-width: 0;
  min-height: 44px;
  h1 { min-width: 0; }
  ${media.narrow} { min-height: 0; }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  &:empty { display: none; }
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-muted);
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 20px;
  margin: 8px 0 0;
  color: var(--ink-muted);
  font-size: 1.0625rem;
`;

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string;
  /** True for a reference number, which is printed above the title. */
  isNumber?: boolean;
}

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** Shown before the title, such as a logo. */
  mark?: ReactNode;
  badge?: ReactNode;
  meta?: readonly ReactNode[];
  actions?: ReactNode;
}

function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <Trail {...screenOnly}>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? <Link href={item.href}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </Trail>
    </nav>
  );
}

/** Header of a page. The h1 can be focused, after a navigation. */
export function PageHeader({ title, lead, breadcrumb, mark, badge, meta, actions }: PageHeaderProps) {
  const number = breadcrumb?.find(({ isNumber }) => isNumber)?.label;
  const facts = (meta ?? []).map((fact, index) => ({ key: `fact-${index}`, fact }));
  return (
    <Header>
      {breadcrumb && breadcrumb.length > 0 ? <Breadcrumb items={breadcrumb} /> : null}
      {number ? <PrintedNumber>{number}</PrintedNumber> : null}
      <Top>
        <Main>
          <Title>
            {mark}
            <h1 tabIndex={-1}>{title}</h1>
            {badge}
          </Title>
          {lead ? <Lead as={typeof lead === 'string' ? 'p' : 'div'}>{lead}</Lead> : null}
          {facts.length > 0 ? (
            <Facts>
              {facts.map(({ key, fact }) => (
                <li key={key}>{fact}</li>
              ))}
            </Facts>
          ) : null}
        </Main>
        {actions ? <Actions {...screenOnly}>{actions}</Actions> : null}
      </Top>
    </Header>
  );
}
