import { OwnText } from './own-text.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from './theme.tsx';

const List = styled.ul``;

const Line = styled.li<{ $isNew: boolean }>`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 14px 20px;
  background: ${({ $isNew }) => ($isNew ? 'var(--blue-50)' : 'transparent')};
  line-height: 1.4;
  & + & { border-top: 1px solid var(--line); }
  &:last-child { border-radius: 0 0 7px 7px; }
  > svg { width: 20px; height: 20px; color: var(--blue-600); }
  a { display: inline-block; min-height: 24px; }
  a[data-button] { display: inline-flex; }
  ${media.narrow} {
    align-items: flex-start;
    gap: 12px;
    padding: 14px 16px;
    > svg { margin-top: 0.15em; }
  }
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px 14px;
  min-width: 0;
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const When = styled.div<{ $late: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ $late }) => ($late ? 'var(--brick-700)' : 'var(--ink-muted)')};
  font-weight: ${({ $late }) => ($late ? 600 : 400)};
  white-space: nowrap;
  ${media.narrow} { white-space: normal; overflow-wrap: anywhere; }
`;

const Under = styled.small`
  display: block;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Action = styled.div`
  display: flex;
  gap: 8px;
  ${media.narrow} { flex-wrap: wrap; > a, > button { flex: 1 1 100%; } }
`;

/** Rows of a card, separated by lines. */
export function RowList({ children }: { children: ReactNode }) {
  return <List role="list">{children}</List>;
}

interface RowItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** Second, smaller line. */
  detail?: ReactNode;
  /** A moment, at the right where the row has an action or the moment a tone, below the text otherwise. */
  when?: ReactNode;
  whenTone?: 'late' | 'muted';
  /** A small button. */
  action?: ReactNode;
  /** Tints an unread row. Convey it in the text too. */
  isNew?: boolean;
}

/** A task or a notification. */
export function RowItem({ icon, children, detail, when, whenTone, action, isNew = false }: RowItemProps) {
  const isLate = whenTone === 'late';
  const isBeside = when !== undefined && (action !== undefined || whenTone !== undefined);
  return (
    <Line $isNew={isNew}>
      {icon}
      <Content>
        <Text>
          {children}
          {detail ? <Under>{detail}</Under> : null}
          {when !== undefined && !isBeside ? <Under>{when}</Under> : null}
        </Text>
        {isBeside ? (
          <When $late={isLate}>
            {isLate ? <CircleAlert size={16} aria-hidden /> : null}
            <OwnText>{when}</OwnText>
          </When>
        ) : null}
        {action ? <Action>{action}</Action> : null}
      </Content>
    </Line>
  );
}
