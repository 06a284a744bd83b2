import { serverNow } from '@psp/auth/session/server-clock';
import type { QueueItem, QueueQuery } from '@psp/contracts/decisions';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ageText } from '../dashboard/age.ts';
import { isKnown, KINDS } from '../dashboard/waiting-kinds.ts';
import { Hint, Item, List, PhoneOnly, Top } from './layout.ts';
import { nameOf, queueHref } from './queries.ts';
import { ITEM_LABELS, strings } from './strings.ts';

/** Hours after which an age is marked. */
const OLD_MS = 24 * 3_600_000;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

interface QueueListProps {
  items: readonly QueueItem[];
  filters: QueueQuery;
  /** Name of the chosen item. */
  chosen: string | null;
  /** Number of all items, as it is shown. */
  count: string;
}

/** The items that wait, each a link that opens it beside the list. Arrows, J and K move among the links and open them. */
export function QueueList({ items, filters, chosen, count }: QueueListProps) {
  const [isShort, setShort] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = links[links.findIndex((one) => one === document.activeElement) + step];
    event.preventDefault();
    link?.focus();
    link?.click();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <List ref={list} onKeyDown={move} $isShort={isShort}>
        {items.map((item) => (
          <li key={nameOf(item)}>
            <Row item={item} href={queueHref(filters, nameOf(item))} isChosen={nameOf(item) === chosen} />
          </li>
        ))}
      </List>
      {isShort && items.length > 2 ? (
        <PhoneOnly>
          <Button variant="quiet" onPress={() => setShort(false)}>
            {strings.showAll(count)}
          </Button>
        </PhoneOnly>
      ) : null}
      <Hint>{strings.keys}</Hint>
    </>
  );
}

function Row({ item, href, isChosen }: { item: QueueItem; href: string; isChosen: boolean }) {
  const { kind, title, organisation, excerpt, since } = item;
  // A newer release of the portal may answer with kinds that this page does not know.
  const Icon = isKnown(item) ? KINDS[kind].icon : null;
  const now = serverNow();
  const isOld = now.getTime() - Date.parse(since) > OLD_MS;
  return (
    <Item>
      <Link href={href} aria-current={isChosen ? 'true' : undefined}>
        <Top>
          {Icon ? <Icon aria-hidden /> : null}
          {ITEM_LABELS[kind]}
          <em data-old={isOld || undefined}>{ageText(since, now)}</em>
        </Top>
        <b>
          <OwnText>{title}</OwnText>
        </b>
        <small>
          <OwnText>{[organisation, excerpt].filter(Boolean).join(' · ')}</OwnText>
        </small>
      </Link>
    </Item>
  );
}
