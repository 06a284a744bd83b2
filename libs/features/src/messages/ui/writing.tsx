import { SIGNAL_MS, type WritingNow, writingKey } from '@psp/contracts/live';
import type { ConversationView } from '@psp/contracts/messages';
import { media } from '@psp/design-system/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MessagesArea } from './area.ts';
import { strings } from './strings.ts';

/** Time after the last signal of a user for which they are shown as writing. */
const SHOWN_MS = 2 * SIGNAL_MS;

const NOBODY: WritingNow = {};

const Line = styled.p`
  min-height: 26px;
  padding: 0 20px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-style: italic;
  overflow-wrap: anywhere;
  ${media.narrow} { padding: 0 16px; }
  @media print { display: none; }
`;

/** Live region that names the users who are writing. */
export function Writing({ conversation: { id, messages } }: { conversation: ConversationView }) {
  const { data = NOBODY } = useQuery<WritingNow>({ queryKey: writingKey(id), queryFn: () => NOBODY, enabled: false });
  const [stoppedAt, setStoppedAt] = useState(() => Date.now());
  const last = messages.at(-1)?.number;
  // A new message means that its author has stopped writing.
  useEffect(() => setStoppedAt(Date.now()), [last]);
  const now = Object.entries(data).filter(([, at]) => at > stoppedAt);
  const first = Math.min(...now.map(([, at]) => at));
  useEffect(() => {
    if (!Number.isFinite(first)) return;
    const timer = setTimeout(() => setStoppedAt(first), first + SHOWN_MS - Date.now());
    return () => clearTimeout(timer);
  }, [first]);
  return <Line role="status">{strings.writing(now.map(([name]) => name))}</Line>;
}

/** Returns a function that signals to the other users that the user is writing, at most once per `SIGNAL_MS`. */
export function useWritingSignal(area: MessagesArea, id: string): () => void {
  const sentAt = useRef(-SIGNAL_MS);
  return () => {
    if (performance.now() - sentAt.current < SIGNAL_MS) return;
    sentAt.current = performance.now();
    area.api.call('POST /conversations/:id/writing', { id, isBackground: true }).catch(() => undefined);
  };
}
