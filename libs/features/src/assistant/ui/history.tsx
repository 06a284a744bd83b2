import { serverNow } from '@psp/auth/session/server-clock';
import type { AssistantConversationItem, AssistantConversations } from '@psp/contracts/assistant';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Failed } from '@psp/remote/loaded';
import { MenuButton } from '@psp/design-system/menu';
import { OwnText } from '@psp/design-system/own-text';
import { useQueries } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { type AssistantArea, chatHref } from './area.ts';
import { RemoveDialog, RenameDialog } from './history-dialogs.tsx';
import { conversationsQuery } from './queries.ts';
import { strings } from './strings.ts';
import { byAge, changedWhen } from './when.ts';

const List = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  font-size: 1rem;
  > a { margin-bottom: 6px; }
  h2 { padding: 8px 10px 2px; color: var(--ink-muted); font-size: 0.9375rem; font-weight: 600; }
  > p {
    margin-top: 8px;
    padding: 12px 10px 0;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
`;

const Rows = styled.ul``;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  border-radius: 4px;
  > a {
    padding: 8px 4px 8px 10px;
    border-radius: 4px;
    color: var(--ink);
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > a:hover { color: var(--blue-700); }
  small { display: block; color: var(--ink-muted); font-size: 0.9375rem; }
  &:has([aria-current='page']) { background: var(--surface); box-shadow: inset 3px 0 var(--blue-600), 0 0 0 1px var(--line); }
  [aria-current='page'] strong { font-weight: 650; }
  strong { font-weight: 400; }
  > button { padding-inline: 6px; }
`;

interface HistoryProps {
  area: AssistantArea;
  /** Id of the open conversation. */
  current: string | undefined;
  /** Called when a conversation is opened. */
  onOpen?: () => void;
}

type Asked = { act: 'rename' | 'remove'; item: AssistantConversationItem } | null;

/** Pages of the list, as many as were asked for. */
function useHistory(area: AssistantArea) {
  const [pages, setPages] = useState(1);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, index) => conversationsQuery(area, index + 1)),
  });
  const lists = queries.flatMap(({ data }): AssistantConversations[] => (data ? [data] : []));
  const found = lists.flatMap(({ items }) => items);
  const items = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
  const last = lists.at(-1);
  return {
    items,
    total: lists[0]?.total ?? 0,
    failed: queries.find(({ error, data }) => error && !data),
    isLoaded: lists.length > 0,
    hasMore: last !== undefined && last.page * last.pageSize < last.total,
    isLoading: queries.some(({ isFetching, data }) => isFetching && !data),
    more: () => setPages(pages + 1),
  };
}

/** A closed dialog restores the focus one or two frames later. */
const LOST_FRAMES = 3;
const WATCHED_FRAMES = 60;

/* Where the list is in a dialog itself, the focus must not leave it: it goes to the conversation, or to the new one when it is gone. */
function keepFocusIn(list: HTMLElement | null, id: string): void {
  let [frames, lost] = [0, 0];
  const watch = () => {
    lost = document.activeElement === document.body ? lost + 1 : 0;
    frames += 1;
    const place = list?.querySelector<HTMLElement>(`[data-conversation="${id}"] button`) ?? list?.querySelector('a');
    if (lost === LOST_FRAMES) place?.focus();
    else if (frames < WATCHED_FRAMES) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** The person's own conversations by age, with a new one. */
export function History({ area, current, onOpen }: HistoryProps) {
  const { items, failed, isLoaded, hasMore, isLoading, more } = useHistory(area);
  const [asked, setAsked] = useState<Asked>(null);
  const now = serverNow();
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(null);
    if (asked) keepFocusIn(list.current, asked.item.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only listens to its links
    <List ref={list} onClick={({ target }) => target instanceof Element && target.closest('a') && onOpen?.()}>
      <ButtonLink href={chatHref(area)} variant="secondary" icon={<Plus aria-hidden />}>
        {strings.fresh}
      </ButtonLink>
      {byAge(items, now).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          <Group items={group.items} {...{ area, now }} onAct={setAsked} />
        </section>
      ))}
      {failed?.error ? <Failed error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {hasMore ? (
        <Button variant="quiet" size="small" isPending={isLoading} onPress={more}>
          {strings.more}
        </Button>
      ) : null}
      <p>
        {isLoaded && items.length === 0 ? <OwnText>{`${strings.none} `}</OwnText> : null}
        <OwnText>{strings.own}</OwnText>
      </p>
      {asked ? (
        <RenameDialog key={asked.item.id} {...{ area }} {...asked} isOpen={asked.act === 'rename'} onClose={close} />
      ) : null}
      {asked ? (
        <RemoveDialog {...{ area, current }} {...asked} isOpen={asked.act === 'remove'} onClose={close} />
      ) : null}
    </List>
  );
}

/** Number of the person's conversations. */
export const useConversationCount = (area: AssistantArea): number => useHistory(area).total;

interface GroupProps {
  area: AssistantArea;
  items: readonly AssistantConversationItem[];
  now: Date;
  onAct: (asked: Asked) => void;
}

function Group({ area, items, now, onAct }: GroupProps) {
  return (
    <Rows>
      {items.map((item) => (
        <Row key={item.id} data-conversation={item.id}>
          <NavLink to={chatHref(area, item.id)} end>
            <strong>{item.title}</strong>
            <small>{strings.facts(item.questions, changedWhen(item.updatedAt, now))}</small>
          </NavLink>
          <MenuButton
            label={strings.actsOn(item.title)}
            variant="quiet"
            size="small"
            items={[
              { key: 'rename', label: strings.rename, onAction: () => onAct({ act: 'rename', item }) },
              { key: 'remove', label: strings.remove, onAction: () => onAct({ act: 'remove', item }) },
            ]}
          >
            <Ellipsis aria-hidden />
          </MenuButton>
        </Row>
      ))}
    </Rows>
  );
}
