import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type BadgeTone = 'neutral' | 'info' | 'progress' | 'success' | 'danger';

const looks: Record<BadgeTone, { Icon: LucideIcon; background: string; ink: string }> = {
  neutral: { Icon: CircleDashed, background: 'var(--sunken)', ink: 'var(--ink-muted)' },
  info: { Icon: Info, background: 'var(--blue-100)', ink: 'var(--blue-700)' },
  progress: { Icon: LoaderCircle, background: 'var(--ochre-100)', ink: 'var(--ochre-700)' },
  success: { Icon: CircleCheck, background: 'var(--fir-100)', ink: 'var(--fir-700)' },
  danger: { Icon: CircleAlert, background: 'var(--brick-100)', ink: 'var(--brick-700)' },
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-width: 0;
  padding: 2px 10px;
  border: 1px solid transparent;
  border-radius: 16px;
  background: ${({ $tone }) => looks[$tone].background};
  color: ${({ $tone }) => looks[$tone].ink};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5;
  /* Does not wrap in a table row; elsewhere a long status must not widen the page. */
  overflow-wrap: anywhere;
  td & { white-space: nowrap; }
  svg { flex: none; width: 1.05em; height: 1.05em; }
`;

interface BadgeProps {
  tone: BadgeTone;
  /** Icon element; the tone's icon by default. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A status: icon, word and colour. */
export function Badge({ tone, icon, children }: BadgeProps) {
  const { Icon } = looks[tone];
  return (
    <Pill $tone={tone}>
      {icon ?? <Icon aria-hidden />}
      {children}
    </Pill>
  );
}

/** A badge for a status of a contract. */
export function StatusBadge({ status }: { status: { label: string; tone: BadgeTone } }) {
  return <Badge tone={status.tone}>{status.label}</Badge>;
}
