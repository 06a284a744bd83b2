import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Inbox from 'lucide-react/icons/inbox';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: 32px 24px;
  border-radius: 8px;
  h2 { font-size: 1.25rem; }
`;

const Empty = styled(Frame)`
  border: 1px dashed var(--control);
  background: var(--surface);
  color: var(--ink);
  > svg { color: var(--blue-600); }
`;

const Failed = styled(Frame)`
  border: 1px solid var(--brick-700);
  border-left-width: 6px;
  background: var(--surface);
  > svg { color: var(--brick-700); }
`;

const Detail = styled.p`
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

interface EmptyStateProps {
  title: string;
  /** Why it is empty and what to do. */
  children: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Message of an empty list: first use, all done, or no match. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <Empty>
      {icon ?? <Inbox size={32} aria-hidden />}
      <h2>{title}</h2>
      <div>{children}</div>
      {action}
    </Empty>
  );
}

interface ErrorStateProps {
  title: string;
  message: string;
  retryLabel: string;
  onRetry: () => void;
  /** Detail for the support: a request id. */
  detail?: ReactNode;
}

/** Message of a failed load, with a retry. */
export function ErrorState({ title, message, retryLabel, onRetry, detail }: ErrorStateProps) {
  return (
    <Failed role="alert">
      <CircleAlert size={32} aria-hidden />
      <h2>{title}</h2>
      <p>{message}</p>
      <Button variant="secondary" icon={<RotateCw aria-hidden />} onPress={onRetry}>
        {retryLabel}
      </Button>
      {detail ? <Detail>{detail}</Detail> : null}
    </Failed>
  );
}
