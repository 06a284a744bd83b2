import { serverNow } from '@psp/auth/session/server-clock';
import type { ConversationList as ConversationListView } from '@psp/contracts/messages';
import { ButtonLink } from '@psp/design-system/button';
import { SearchField } from '@psp/design-system/joined-fields';
import { Stack } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useTypedText } from '@psp/remote/lists/typed-text';
import { useChanges } from '@psp/remote/lists/use-changes';
import { useListed } from '@psp/remote/lists/use-listed';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { conversationFilters, conversationHref, type MessagesArea } from './area.ts';
import { ContactSettings } from './contact-settings.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { Scrolled } from './panes.ts';
import { conversationsQuery } from './queries.ts';
import { strings, TIPS } from './strings.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 12px 16px;
  h1, h2 { font-size: var(--title-size, 1.625rem); }
`;

const Rows = styled.ul`
  border-top: 1px solid var(--line);
`;

const Body = styled.div`
  /* Hides the empty line of the count. */
  div:has(> [role='status']:empty) { display: none; }
  > div > :not([aria-busy='true'], :has(${Rows})) { margin-inline: 16px; }
  > div > :last-child:not(:has(${Rows})) { margin-bottom: 16px; }
`;

const Panel = styled.details`
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  font-size: 1rem;
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    font-weight: 600;
    cursor: pointer;
  }
  @media print { display: none; }
`;

interface ConversationListProps {
  area: MessagesArea;
  /** True beside an open conversation, which then has the page title. */
  isAside: boolean;
}

/* Advice on writing messages; collapsed on small screens. */
function Tips() {
  return (
    <Panel open={window.matchMedia('(min-width: 721px) and (min-height: 760px)').matches || undefined}>
      <summary>
        <Clock size={18} aria-hidden />
        {TIPS.title}
      </summary>
      <ul>
        {TIPS.items.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** Searchable list of the organisation's conversations, with filters, settings and tips. */
export function ConversationList({ area, isAside }: ConversationListProps) {
  const list = conversationFilters(area);
  const listed = useListed(list, (shown) => conversationsQuery(area, shown));
  const { filters, query } = listed;
  const change = useChanges(list, filters);
  const [text, setText, submit] = useTypedText(filters.q, (typed, options) => change('q', typed, options));
  const now = serverNow();
  const bar = (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={12}>
        <SearchField
          name="q"
          label={strings.searchHint[area.kind]}
          isLabelHidden
          value={text}
          onChange={setText}
          placeholder={strings.searchHint[area.kind]}
        />
        <Filters area={area} show={filters.show} q={filters.q} counts={query.data?.counts} />
      </Stack>
    </form>
  );
  const { noMatchTitle, noMatchText, emptyShown } = strings;
  const empty = filters.show
    ? emptyShown[filters.show]
    : { title: strings.emptyTitle, text: strings.emptyText[area.kind] };
  // The tabs already show the counts, except for a search.
  const count = (total: number) => (filters.q ? strings.count(total) : '');
  const words = { count, emptyTitle: empty.title, emptyText: empty.text, noMatchTitle, noMatchText };
  return (
    <>
      <Head>
        {isAside ? <h2>{strings.title}</h2> : <h1 tabIndex={-1}>{strings.title}</h1>}
        <NewMessage area={area} />
        <ContactSettings area={area} />
      </Head>
      <Scrolled>
        <Body>
          <FilteredList {...listed} bar={bar} words={words}>
            {({ items }) => (
              <Rows aria-label={strings.show}>
                {items.map((item) => (
                  <ConversationRow key={item.id} item={item} now={now} href={conversationHref(area, item.id)} />
                ))}
              </Rows>
            )}
          </FilteredList>
        </Body>
      </Scrolled>
      <Tips />
    </>
  );
}

/* Hidden from viewers, who may not write. */
function NewMessage({ area: { kind } }: Pick<ConversationListProps, 'area'>) {
  if (useIsReadOnly()) return null;
  return (
    <ButtonLink href={`/${kind}/messages/new`} variant="secondary" size="small" icon={<Pencil aria-hidden />}>
      {strings.newTitle}
    </ButtonLink>
  );
}

interface FiltersProps {
  area: MessagesArea;
  show: 'unread' | 'mine' | undefined;
  q: string;
  counts: ConversationListView['counts'] | undefined;
}

function Filters({ area, show, q, counts }: FiltersProps) {
  const { address } = conversationFilters(area);
  const tabs = [
    { key: undefined, label: strings.all, count: counts?.all },
    { key: 'unread', label: strings.unread, count: counts?.unread },
    { key: 'mine', label: strings.mine, count: counts?.mine },
  ] as const;
  const items = tabs.map(({ key, label, count }) => ({
    key: label,
    label: count === undefined ? label : strings.counted(label, count),
    href: address({ q, show: key, page: 1 }),
    isCurrent: show === key,
  }));
  return <LinkTabs label={strings.show} items={items} />;
}
