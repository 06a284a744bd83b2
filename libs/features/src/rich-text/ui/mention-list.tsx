import { Under } from '@psp/design-system/cells';
import { VisuallyHidden } from '@psp/design-system/page';
import { popoverStyle } from '@psp/design-system/popover-style';
import { Observable } from '@psp/remote/editor/observable';
import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { type FindPeople, mentionOf, type Offer } from './mention.ts';
import type { Mentions } from './rich-text-editor.tsx';
import { strings } from './strings.ts';

/** Letters after which all people are searched; before, only the nearest are offered. */
const SEARCHED_FROM = 3;

const List = styled.div`
  ${popoverStyle}
  position: absolute;
  z-index: 20;
  width: min(340px, 100%);
  max-height: min(50dvh, 440px);
  [role='option'] { min-height: 44px; padding: 6px 12px; border-radius: 4px; line-height: 1.35; cursor: pointer; }
  [aria-selected='true'], [role='option']:hover { background: var(--blue-100); }
  p { padding: 8px 12px; color: var(--ink-muted); font-size: 1rem; }
`;

/** Mentions for a `RichTextEditor`; `find` may change with each render. */
export function useMentions(find: FindPeople): Mentions {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  }, [find]);
  const [{ offers, extension }] = useState(() => {
    const current = new Observable<Offer | null>(null);
    return { offers: current, extension: mentionOf((q, signal) => latest.current(q, signal), current) };
  });
  const offer = useSyncExternalStore(offers.subscribe, offers.get, offers.get);
  return { extension, listFor: (editor) => <MentionList editor={editor} offer={offer} /> };
}

interface MentionListProps {
  editor: Editor;
  offer: Offer | null;
}

/* List of the people offered at the caret, with an announcement. The focus stays in the text. */
function MentionList({ editor, offer }: MentionListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const people = offer?.people ?? [];
  const asksForMore = offer !== null && !offer.isLoading && people.length === 0 && offer.query.length < SEARCHED_FROM;
  const active = offer && people.length > 0 ? `${id}-${offer.active}` : null;
  useActive(editor, active ? { id, active } : null);
  useAtCaret(list, offer?.mount);
  return (
    <>
      <VisuallyHidden role="status">{offer ? announcementOf(offer, asksForMore) : ''}</VisuallyHidden>
      {active || asksForMore ? (
        <List ref={list}>
          {asksForMore ? <p>{strings.mentionMore}</p> : null}
          {active ? <Options id={id} offer={offer} /> : null}
        </List>
      ) : null}
    </>
  );
}

function Options({ id, offer }: { id: string; offer: Offer | null }) {
  return (
    <div role="listbox" id={id} aria-label={strings.mentionPeople}>
      {offer?.people.map((person, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the text's
        <div
          key={person.id}
          role="option"
          id={`${id}-${at}`}
          aria-selected={at === offer.active}
          // Keeps the caret, and on a phone the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => offer.choose(person)}
        >
          <strong>{person.name}</strong>
          <Under>{person.organisation}</Under>
        </div>
      ))}
    </div>
  );
}

const announcementOf = ({ people, isLoading, query }: Offer, asksForMore: boolean): string => {
  if (asksForMore) return strings.mentionMore;
  if (isLoading || (people.length === 0 && query === '')) return '';
  return people.length === 0 ? strings.mentionNobody : strings.mentionFound(people.length);
};

/* Names the person whom Enter would mention as the active one of the text. */
function useActive({ view }: Editor, shown: { id: string; active: string } | null): void {
  const { id, active } = shown ?? {};
  useEffect(() => {
    if (!id || !active) return;
    const { dom } = view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [view, id, active]);
}

/* Keeps the list below the caret, or above where there is no room, within the width of the field. */
function useAtCaret(list: RefObject<HTMLDivElement | null>, mount: Offer['mount'] | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (!element || !mount) return;
    return mount(element, {
      onPosition: ({ x, y }) => {
        const room = (element.offsetParent?.clientWidth ?? 0) - element.offsetWidth;
        Object.assign(element.style, { left: `${Math.max(0, Math.min(x, room))}px`, top: `${y}px` });
      },
    });
  });
}
