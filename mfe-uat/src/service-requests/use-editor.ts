import type { RequestKind } from '@psp/contracts/consultations';
import { type RequestContent, type RequestView, requestContent } from '@psp/contracts/service-requests';
import { useTextForm } from '@psp/features/forms/ui/use-text-form';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { order, sendableRequest, sentRequest } from './content.ts';
import { keepRequest, requests } from './queries.ts';

const QUIET_MS = 900;

/** Drafts save themselves; what was sent is saved only when asked. */
const savesItself = (view: RequestView | null): boolean => view === null || view.actions.includes('discard');

/**
 * The form of a request with its saving. What a new form is filled with (`blank`) is saved with the first change, or when the
 * request is to be checked.
 */
export function useRequestEditor(
  view: RequestView | null,
  onCreated: (view: RequestView) => void,
  blank: RequestContent,
  { kind, solution }: { kind: RequestKind; solution?: string | undefined },
) {
  /* None where a text that was begun before stays. */
  const source = useRef<string>(undefined);
  const client = useQueryClient();
  const [isDraft] = useState(() => savesItself(view));
  /* Unfilled places that the person said may go out. */
  const told = useRef(0);
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
        const places = isDraft ? undefined : told.current;
        return requests.call('PUT /service-requests/:id', { id, body: { version, content, places } });
      }
      const origin = source.current ? { solution: source.current } : {};
      return requests.call('POST /service-requests', { body: { content, kind, ...origin }, idempotencyKey });
    },
    read: async (base) => (base ? requests.call('GET /service-requests/:id', { id: base.id }) : null),
    onSaved: (saved) => void keepRequest(client, saved),
    onCreated,
  });
  const form = useTextForm(editor, { names: order, schema: isDraft ? sendableRequest : sentRequest });
  const { wasRestored } = editor;
  useEffect(() => {
    if (!wasRestored) source.current = solution;
  }, [wasRestored, solution]);
  const replace = (content: RequestContent) => {
    source.current = solution;
    form.reset(content);
    editor.change(content);
  };
  const isTold = (places: number): boolean => places === told.current;
  const tell = (places: number): void => {
    told.current = places;
  };
  return { ...editor, form, replace, isTold, tell };
}

export type RequestEditing = ReturnType<typeof useRequestEditor>;
