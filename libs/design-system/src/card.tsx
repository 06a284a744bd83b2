import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from './theme.tsx';

const Surface = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 56px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--line);
  > h2, > h3, > h4 { font-size: 1.1875rem; }
  > h3, > h4 { font-size: 1.125rem; }
  ${media.narrow} { padding: 12px 16px; }
  @media print { min-height: 0; padding: 8px 14px; break-after: avoid; }
`;

const Action = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** Padded part of a card; consecutive bodies are separated by lines. */
export const CardBody = styled.div`
  padding: 20px;
  & + &, ul + & { border-top: 1px solid var(--line); }
  ${media.narrow} { padding: 16px; }
  @media print { padding: 10px 14px; }
`;

interface CardProps {
  children: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Of `screenOnly`. */
  'data-screen-only'?: string;
  /** Of `printedWhole`. */
  'data-printed-whole'?: string;
}

export function Card(props: CardProps) {
  return <Surface {...props} />;
}

interface CardHeaderProps {
  title: ReactNode;
  /** Link, small button or short text at the right. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  id?: string;
}

export function CardHeader({ title, action, level = 2, id }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <Header>
      <Heading id={id}>{title}</Heading>
      {action ? <Action>{action}</Action> : null}
    </Header>
  );
}
