import type { RequestKind } from '@psp/contracts/request-kinds';
import { type RequestContent, type RequestView, requestContent } from '@psp/contracts/service-requests';
import { useTextForm } from '@psp/features/forms/ui/use-text-form';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldOrder, sendableRequest, sentRequest } from './content.ts';
import { keepRequest, requests } from './queries.ts';

/* Delay between the last change of a draft and its automatic save. */
const QUIET_MS = 900;

/** Drafts are saved automatically, a sent request only on submit. */
const savesAutomatically = (view: RequestView | null): boolean => view === null || view.actions.includes('discard');

/**
 * Form and saving of a request. The initial content of a new request (`blank`) is saved with the first change, or when the
 * request is checked.
 */
export function useRequestEditor(
  view: RequestView | null,
  onCreated: (view: RequestView) => void,
  blank: RequestContent,
  { kind, solution }: { kind: RequestKind; solution?: string | undefined },
) {
  /* Source solution; undefined while a draft started earlier is kept. */
  const source = useRef<string>(undefined);
  const client = useQueryClient();
  const [isDraft] = useState(() => savesAutomatically(view));
  /* Number of unfilled places that the user has accepted. */
  const acceptedPlaces = useRef(0);
  const editor = useEditor<RequestContent, RequestView>({
    view,
    blank,
    contentOf: ({ content, attachments = [] }) => ({ ...content, attachments: attachments.map(({ id }) => id) }),
    nameOf: (saved) => `service-request:${saved?.id ?? (kind === 'purchase' ? 'new' : kind)}`,
    schema: requestContent,
    delayMs: isDraft ? QUIET_MS : null,
    save: (content, base, idempotencyKey) => {
      if (base) {
        const { id, version } = base;
        const places = isDraft ? undefined : acceptedPlaces.current;
        return requests.call('PUT /service-requests/:id', { id, body: { version, content, places } });
      }
      const origin = source.current ? { solution: source.current } : {};
      return requests.call('POST /service-requests', { body: { content, kind, ...origin }, idempotencyKey });
    },
    read: async (base) => (base ? requests.call('GET /service-requests/:id', { id: base.id }) : null),
    onSaved: (saved) => void keepRequest(client, saved),
    onCreated,
  });
  const form = useTextForm(editor, { names: fieldOrder, schema: isDraft ? sendableRequest : sentRequest });
  const { wasRestored } = editor;
  useEffect(() => {
    if (!wasRestored) source.current = solution;
  }, [wasRestored, solution]);
  const replace = (content: RequestContent) => {
    source.current = solution;
    form.reset(content);
    editor.change(content);
  };
  const arePlacesAccepted = (places: number): boolean => places === acceptedPlaces.current;
  const acceptPlaces = (places: number): void => {
    acceptedPlaces.current = places;
  };
  return { ...editor, form, replace, arePlacesAccepted, acceptPlaces };
}

export type RequestEditing = ReturnType<typeof useRequestEditor>;
