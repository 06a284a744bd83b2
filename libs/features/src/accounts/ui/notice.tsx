import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Tone = 'success' | 'info' | 'warning';

const looks: Record<Tone, { Icon: LucideIcon; background: string; edge: string; ink: string }> = {
  success: { Icon: CircleCheck, background: 'var(--fir-100)', edge: 'var(--fir-700)', ink: 'var(--fir-700)' },
  info: { Icon: Info, background: 'var(--blue-50)', edge: 'var(--blue-600)', ink: 'var(--blue-700)' },
  warning: { Icon: CircleAlert, background: 'var(--ochre-100)', edge: 'var(--ochre-400)', ink: 'var(--ochre-700)' },
};

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid ${({ $tone }) => looks[$tone].edge};
  border-left-width: 5px;
  border-radius: 8px;
  background: ${({ $tone }) => looks[$tone].background};
  font-size: 1.0625rem;
  line-height: 1.45;
  > svg { margin-top: 0.1em; color: ${({ $tone }) => looks[$tone].ink}; }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  /** True for the answer to what the person has just done, so that it is read out. */
  isAnswer?: boolean;
}

/** A live region: it is there before what it tells, and takes no room while it is empty. */
export const Answer = styled.div`
  &:empty { position: absolute; }
`;

/** A remark that stays on the page. */
export function Notice({ tone, children, isAnswer = false }: NoticeProps) {
  const { Icon } = looks[tone];
  const box = (
    <Box $tone={tone}>
      <Icon size={22} aria-hidden />
      <Words>{children}</Words>
    </Box>
  );
  return isAnswer ? <div role="status">{box}</div> : box;
}
