import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { useMedia } from '@psp/design-system/use-media';
import { isApiError } from '@psp/remote/api-error';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AssistantArea } from './area.ts';
import { Composer, useQuestion } from './composer.tsx';
import { History, useConversationCount } from './history.tsx';
import { Head, Panes, Printed, Talk, WIDE } from './layout.ts';
import { Log } from './log.tsx';
import { PassagePanel } from './passage-panel.tsx';
import { conversationQuery } from './queries.ts';
import { strings } from './strings.ts';
import { screenIn, useAsking } from './use-asking.ts';
import { passageIn, useOpenPassage } from './use-passage.ts';

const Side = styled.nav`
  padding: 14px 10px;
  border-right: 1px solid var(--line);
  overflow-y: auto;
`;

const Loading = styled.div`
  flex: 1;
  padding: 20px 24px;
`;

/** Page of a conversation with the assistant, or of a new one, beside the person's other conversations. */
export function AssistantPage({ area }: { area: AssistantArea }) {
  const { id } = useParams();
  const { key, state } = useLocation();
  const screen = screenIn(state) ?? id ?? key;
  return <Screen key={screen} area={area} id={id} screen={screen} />;
}

interface ScreenProps {
  area: AssistantArea;
  /** Undefined for a new conversation. */
  id: string | undefined;
  /** Name of the screen, which stays when a new conversation gets its address. */
  screen: string;
}

function Screen({ area, id, screen }: ScreenProps) {
  const query = useQuery({ ...conversationQuery(area, id ?? ''), enabled: id !== undefined });
  const isGone = isApiError(query.error) && query.error.status === 404;
  const conversation = id && !isGone ? (query.data ?? null) : null;
  usePageTitle(conversation ? `${conversation.title}: ${strings.title}` : strings.title);
  const isWide = useMedia(WIDE);
  const open = useOpenPassage();
  const asking = useAsking(area, conversation, screen);
  const question = useQuestion(asking, id);
  const cited = passageIn(conversation, open);
  return (
    <Panes $hasPassage={isWide && cited !== null}>
      {isWide ? (
        <Side aria-label={strings.conversations}>
          <History area={area} current={id} />
        </Side>
      ) : null}
      <Talk aria-label={strings.talk}>
        <TalkHead area={area} id={id} isWide={isWide} />
        {conversation ? <Printed as="h2">{conversation.title}</Printed> : null}
        {id && !conversation ? (
          <Loading>
            <Loaded query={query} isRevocable>
              {() => null}
            </Loaded>
          </Loading>
        ) : (
          <Log
            {...{ area, conversation, open }}
            isAsking={asking.isPending}
            onAsk={question.ask}
            onRephrase={question.rephrase}
          />
        )}
        <Composer {...{ area, conversation, asking, question }} />
      </Talk>
      {isWide && cited ? <PassagePanel area={area} open={open} {...cited} /> : null}
    </Panes>
  );
}

interface TalkHeadProps extends Omit<ScreenProps, 'screen'> {
  isWide: boolean;
}

function TalkHead({ area, id, isWide }: TalkHeadProps) {
  return (
    <Head>
      <h1 tabIndex={-1}>{strings.title}</h1>
      <Badge tone="neutral" icon={<Bot aria-hidden />}>
        {strings.machine}
      </Badge>
      <nav aria-label={strings.back}>
        {area.trail.map(({ label, href = '' }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </nav>
      {isWide ? null : <HistoryButton area={area} id={id} />}
    </Head>
  );
}

/* The conversations in a dialog, where there is no room for them beside the chat. */
function HistoryButton({ area, id }: Omit<ScreenProps, 'screen'>) {
  const [isOpen, setOpen] = useState(false);
  const total = useConversationCount(area);
  return (
    <div {...screenOnly}>
      <Button variant="quiet" size="small" icon={<Clock aria-hidden />} onPress={() => setOpen(true)}>
        {strings.counted(total)}
      </Button>
      <Dialog title={strings.conversations} isOpen={isOpen} onClose={() => setOpen(false)}>
        <History area={area} current={id} onOpen={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
