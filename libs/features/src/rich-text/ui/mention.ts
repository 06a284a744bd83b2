import type { Observable } from '@psp/remote/editor/observable';
import { Mention } from '@tiptap/extension-mention';
import type { SuggestionProps } from '@tiptap/suggestion';

/** Somebody who may be mentioned. */
export interface Person {
  id: string;
  name: string;
  organisation: string;
}

/** Finds people by the beginning of a name; '' for those who are offered before the first letter. Rejects with an ApiError. */
export type FindPeople = (q: string, signal: AbortSignal) => Promise<readonly Person[]>;

/** What is offered at the caret after an "@". */
export interface Offer {
  people: readonly Person[];
  /** Index of the person whom Enter mentions. */
  active: number;
  /** True until the people for the typed letters are known; `people` are those before. */
  isLoading: boolean;
  query: string;
  mount: SuggestionProps['mount'];
  choose: (person: Person) => void;
}

const TYPING_PAUSE_MS = 200;
/* A name or a part of it; any other text after an "@" mentions nobody. */
const NAME = /^[\p{L}\p{M}.'-]{0,30}( [\p{L}\p{M}.'-]{1,30}){0,2} ?$/u;

type Props = SuggestionProps<Person, { id: string; label: string }>;

const offerOf = (props: Props, before: Offer | null): Offer => ({
  people: props.loading ? (before?.people ?? []) : props.items,
  active: props.loading ? (before?.active ?? 0) : 0,
  isLoading: props.loading,
  query: props.query,
  mount: props.mount,
  choose: ({ id, name }) => props.command({ id, label: name }),
});

/* Keys of an open list; returns true for those that it handles. */
function handleKey(offers: Observable<Offer | null>, event: KeyboardEvent): boolean {
  const offer = offers.get();
  if (!offer) return false;
  // Otherwise Escape also closes the dialog around the text.
  if (event.key === 'Escape') event.stopPropagation();
  const { people, active, choose } = offer;
  const person = people[active];
  if (!person) return false;
  if (event.key === 'Enter') choose(person);
  else if (event.key === 'ArrowDown') offers.set({ ...offer, active: (active + 1) % people.length });
  else if (event.key === 'ArrowUp') offers.set({ ...offer, active: (active + people.length - 1) % people.length });
  else return false;
  return true;
}

/** Editor node of a mention, `<span data-mention="id">@name</span>`; `offers` is what is offered while an "@" is followed by a name. */
export const mentionOf = (find: FindPeople, offers: Observable<Offer | null>) =>
  Mention.extend({
    addAttributes: () => ({
      id: { default: '', parseHTML: (element) => element.getAttribute('data-mention') },
      label: { default: '', parseHTML: (element) => element.textContent.replace(/^@/, '') },
    }),
    parseHTML: () => [{ tag: 'span[data-mention]' }],
    renderHTML: ({ node: { attrs } }) => ['span', { 'data-mention': attrs['id'] }, `@${attrs['label']}`],
  }).configure({
    deleteTriggerWithBackspace: true,
    suggestion: {
      char: '@',
      allowSpaces: true,
      shouldShow: ({ query }) => NAME.test(query),
      debounce: TYPING_PAUSE_MS,
      items: async ({ query, signal }) => [...(await find(query.trim(), signal))],
      render: () => ({
        onStart: (props) => offers.set(offerOf(props, null)),
        onUpdate: (props) => offers.set(offerOf(props, offers.get())),
        onExit: () => offers.set(null),
        onKeyDown: ({ event }) => handleKey(offers, event),
      }),
    },
  });
