import type { ForumPost, TopicView } from '@psp/contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ForumArea } from './area.ts';

/* Pause after the last reply that came on screen, before that is kept. */
const PAUSE_MS = 1000;

/** The element of a post; its page scrolls to it. */
export const postElement = (id: string): HTMLElement | null => document.getElementById(`mesaj-${id}`);

/**
 * Keeps on the server until which reply the topic was read: the last one that was on screen, and at least the question. Returns when
 * the last seen reply was published; '' before one was.
 */
export function useReading(area: ForumArea, topic: TopicView): string {
  const [seen, setSeen] = useState('');
  const { id, question, accepted, replies } = topic;
  const shown = replies.items;
  const accept = accepted?.post.id;
  const ids = shown.map((post) => post.id).join(' ');
  const arrive = useEffectEvent((element: Element) => {
    const until = momentOf(shown, accept, element.id.replace('mesaj-', ''));
    if (until && Date.parse(until) > Date.parse(seen || question.publishedAt)) setSeen(until);
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrive(target);
    });
    for (const post of ids.split(' ')) {
      const element = postElement(post);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  const isFirstPage = replies.page === 1;
  const until = seen || (isFirstPage ? question.publishedAt : '');
  useMark(area, id, until, isFirstPage ? null : (shown[0]?.publishedAt ?? null));
  return seen;
}

/*
 * When the seen reply was published. The accepted one stands above all others, whenever it was written: it is read with the one before
 * it, or alone where it is the first.
 */
const momentOf = (shown: readonly ForumPost[], accepted: string | undefined, id: string): string | undefined => {
  const at = shown.findIndex((post) => post.id === id);
  if (id === accepted && at > 0) return undefined;
  const next = shown[at + 1];
  return (next && next.id === accepted ? next : shown[at])?.publishedAt;
};

/* Sends what was read after a pause, and when the page is left. */
function useMark(area: ForumArea, id: string, until: string, since: string | null): void {
  const client = useQueryClient();
  const sent = useRef('');
  const { api, kind } = area;
  const send = useEffectEvent(() => {
    if (!until || sent.current === until) return;
    sent.current = until;
    api.call('POST /forum/topics/:id/read', { id, body: { until, since }, outlivesPage: true }).then(
      () => {
        // The open topic keeps its mark of what is new; the next visit reads it anew.
        void client.invalidateQueries({ queryKey: [kind, 'forum', 'one', id], refetchType: 'none' });
        void client.invalidateQueries({ queryKey: [kind, 'forum', 'list'] });
        void client.invalidateQueries({ queryKey: [kind, 'navigation-counts'] });
      },
      // A missed one leaves the topic unread; the next reply or visit repeats it.
      () => {
        sent.current = '';
      },
    );
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      send();
    };
  }, []);
}
