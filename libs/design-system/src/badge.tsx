import { OwnText } from './own-text.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Inbox from 'lucide-react/icons/inbox';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import PenLine from 'lucide-react/icons/pen-line';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const families = {
  grey: { background: 'var(--sunken)', ink: 'var(--ink-muted)' },
  blue: { background: 'var(--blue-100)', ink: 'var(--blue-700)' },
  gold: { background: 'var(--ochre-400)', ink: 'var(--ink)' },
  ochre: { background: 'var(--ochre-100)', ink: 'var(--ochre-700)' },
  fir: { background: 'var(--fir-100)', ink: 'var(--fir-700)' },
  brick: { background: 'var(--brick-100)', ink: 'var(--brick-700)' },
};

/* The one table of icon and colour of each kind of state. */
const looks = {
  draft: { Icon: PenLine, ...families.grey },
  waiting: { Icon: Clock, ...families.grey },
  submitted: { Icon: Inbox, ...families.grey },
  closed: { Icon: CircleMinus, ...families.grey },
  neutral: { Icon: CircleDashed, ...families.grey },
  info: { Icon: Send, ...families.blue },
  open: { Icon: CircleDot, ...families.blue },
  chosen: { Icon: Star, ...families.gold },
  progress: { Icon: LoaderCircle, ...families.ochre },
  review: { Icon: Eye, ...families.ochre },
  success: { Icon: CircleCheck, ...families.fir },
  danger: { Icon: CircleAlert, ...families.brick },
} satisfies Record<string, { Icon: LucideIcon; background: string; ink: string }>;

export type BadgeTone = keyof typeof looks;

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
      <OwnText>{children}</OwnText>
    </Pill>
  );
}

/** A badge for a status of a contract. */
export function StatusBadge({ status }: { status: { label: string; tone: BadgeTone } }) {
  return <Badge tone={status.tone}>{status.label}</Badge>;
}
