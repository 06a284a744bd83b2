import type { AboutQuery } from '@psp/contracts/messages';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import { Failed } from '@psp/remote/loaded';
import { SkeletonList } from '@psp/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { MessagesArea } from './area.ts';
import { Conversation } from './conversation.tsx';
import { FirstMessage } from './first-message.tsx';
import { Inset } from './panes.ts';
import { startQuery } from './queries.ts';
import { strings } from './strings.ts';
import { useCarriedOver } from './use-carried-over.ts';

/* Grows with its content up to most of the window, then scrolls. */
const Frame = styled.div`
  > section { display: flex; flex-direction: column; max-height: min(640px, 80dvh); }
  ${media.narrow} { > section { max-height: 85dvh; } }
  @media print { > section { max-height: none; } }
`;

interface AboutConversationProps {
  area: MessagesArea;
  /** Record and recipient of the conversation. */
  about: AboutQuery;
}

/** Conversation about a project or request, on its page; without one, the form of a first message. */
export function AboutConversation({ area, about }: AboutConversationProps) {
  const query = useQuery(startQuery(area, about));
  const readsOnly = useIsReadOnly();
  const existing = query.data?.existing ?? null;
  const isReady = useCarriedOver(area, about, existing);
  if (existing && isReady) {
    return (
      <Frame>
        <Conversation key={existing} area={area} id={existing} />
      </Frame>
    );
  }
  return <Inset>{content()}</Inset>;

  function content() {
    if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
    if (!query.data || existing) return <SkeletonList rows={2} label={strings.loading} />;
    const { refusal, subject } = query.data;
    const refused = refusal ? <Notice tone="info" title={refusal} /> : null;
    if (readsOnly) return refused ?? <p>{strings.nothingYet}</p>;
    return <FirstMessage area={area} about={about} subject={subject} refused={refused} />;
  }
}
