import { OwnText } from './own-text.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { LucideIcon } from 'lucide-react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type NoticeTone = 'info' | 'warning' | 'success';

const looks: Record<NoticeTone, { Icon: LucideIcon; background: string; ink: string }> = {
  info: { Icon: Info, background: 'var(--blue-50)', ink: 'var(--blue-700)' },
  warning: { Icon: TriangleAlert, background: 'var(--ochre-100)', ink: 'var(--ochre-700)' },
  success: { Icon: CircleCheck, background: 'var(--fir-100)', ink: 'var(--fir-700)' },
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: 12px;
  padding: 16px 20px;
  border: 1px solid ${({ $tone }) => looks[$tone].ink};
  border-radius: 8px;
  background: ${({ $tone }) => looks[$tone].background};
  > svg { margin-top: 0.15em; color: ${({ $tone }) => looks[$tone].ink}; }
  > div { display: grid; flex: 1; justify-items: start; gap: 8px; min-width: 0; overflow-wrap: anywhere; }
`;

interface NoticeProps {
  tone: NoticeTone;
  /** Bold first sentence. */
  title?: string;
  /** `status` for a message caused by an action of the user. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** A message in the page. */
export function Notice({ tone, title, role, children }: NoticeProps) {
  const { Icon } = looks[tone];
  return (
    <Box $tone={tone} role={role}>
      <Icon size={22} aria-hidden />
      <div>
        {title ? <strong>{title}</strong> : null}
        <OwnText>{children}</OwnText>
      </div>
    </Box>
  );
}

/** Live region, rendered empty before its message so that it is announced. Takes no space while empty. */
export const Answer = styled.div`
  &:empty { position: absolute; }
`;
