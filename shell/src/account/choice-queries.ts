import type { ChooseNotifications, NotificationChoices } from '@psp/contracts/notification-choices';
import { showToast } from '@psp/design-system/toast';
import { useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { choiceStrings as strings } from './choice-strings.ts';
import { identity } from './queries.ts';

/** What can be chosen of each event, and what is. */
export const choicesQuery = () =>
  readQuery(identity, ['identity', 'notification-choices'], 'GET /user/notification-choices');

export interface Choosing {
  choose: (choice: ChooseNotifications) => void;
  /** Those that are not saved yet, oldest first. */
  waiting: readonly ChooseNotifications[];
}

const save = (choice: ChooseNotifications) => identity.call('PUT /user/notification-choices', { body: choice });

/** Saves what was still waiting when the page was left, so that it shows when the page is opened again. */
async function saveAfter(first: Promise<unknown>, choices: Choosing['waiting'], cache: QueryClient): Promise<void> {
  await first.catch(() => undefined);
  const show = (saved: NotificationChoices) => cache.setQueryData(choicesQuery().queryKey, saved);
  const tell = () => showToast({ title: strings.failed, tone: 'danger' });
  for (const choice of choices) await save(choice).then(show, tell);
}

/**
 * Saves choices one after another, however quickly they are made, also when the page is left meanwhile, and shows what the service
 * has saved.
 */
export function useChoosing(): Choosing {
  const [waiting, setWaiting] = useState<Choosing['waiting']>([]);
  const sent = useRef<ChooseNotifications>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(waiting);
  left.current = waiting;
  const cache = useQueryClient();
  useEffect(() => () => void saveAfter(underWay.current, left.current.slice(1), cache), [cache]);
  const { run } = useAct({
    send: (choice: ChooseNotifications) => {
      const answer = save(choice);
      underWay.current = answer;
      return answer;
    },
    view: choicesQuery(),
    done: strings.saved,
    failed: strings.failed,
  });
  const [next] = waiting;
  useEffect(() => {
    if (!next || next === sent.current) return;
    sent.current = next;
    const goOn = () => setWaiting((all) => all.slice(1));
    run(next, { onDone: goOn, onRefused: goOn });
  }, [next, run]);
  return { choose: (choice) => setWaiting((all) => [...all, choice]), waiting };
}
