import type { EditedPart } from '@psp/contracts/editing';
import type { OwnCommunity, OwnCommunityView } from '@psp/contracts/own-community';
import { showToast } from '@psp/design-system/toast';
import { ApiError } from '@psp/remote/api-error';
import type { Line } from '@psp/remote/editor/conflict-view';
import { type Editor, useEditor } from '@psp/remote/editor/use-editor';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '../../forms/ui/resolver.ts';
import { useSavedForm } from '../../forms/ui/use-saved-form.ts';
import type { CommunityArea } from './area.ts';
import { ownCommunityQuery, useShowCommunity } from './queries.ts';
import { useQueryClient } from '@tanstack/react-query';

/** A part of a showcase that is saved by itself: a section, an attraction, a project. */
export interface Part<Text extends FieldValues> {
  /** Tells it apart from the others of the showcase. */
  name: string;
  /** Where it is saved, below the address of the showcase. */
  path: EditedPart;
  /** Of one of several; a new one is added at `path`. */
  id?: string;
  isNew?: boolean;
  /** The part as it stands in the showcase, null where it is no more; of a new one, as it begins. */
  of: (community: OwnCommunityView) => { text: Text; version: number } | null;
  /** The content that is sent. */
  contentOf: (text: Text) => object;
  schema: Schema<unknown>;
  /** The fields in words, to compare two texts. */
  describe: (text: Text) => readonly Line[];
  /** What is told after a save. */
  saved: string;
}

export interface PartProps {
  area: CommunityArea;
  community: OwnCommunityView;
}

const communityOf = ({ community }: OwnCommunity): OwnCommunityView => {
  if (!community) throw new ApiError(404, 'not_found', '');
  return community;
};

function usePartEditor<Text extends FieldValues>({ area, community }: PartProps, part: Part<Text>) {
  const { client } = area;
  const show = useShowCommunity(area);
  const queries = useQueryClient();
  const blank = part.of(community)?.text;
  if (!blank) throw new ApiError(404, 'not_found', '');
  const path = `/communities/${community.id}/${part.path}`;
  return useEditor<Text, OwnCommunityView>({
    view: part.isNew ? null : community,
    blank,
    contentOf: (view) => part.of(view)?.text ?? blank,
    versionOf: (view) => part.of(view)?.version ?? 0,
    nameOf: () => `community:${community.id}:${part.name}`,
    delayMs: null,
    save: async (text, base, idempotencyKey) => {
      const content = part.contentOf(text);
      const version = base && part.of(base)?.version;
      const answer = part.isNew
        ? client.post<OwnCommunity>(path, { content }, { idempotencyKey })
        : client.put<OwnCommunity>(part.id ? `${path}/${part.id}` : path, { version, content });
      return communityOf(await answer);
    },
    read: async (base) => base && communityOf(await queries.fetchQuery({ ...ownCommunityQuery(area), staleTime: 0 })),
    onSaved: show,
  });
}

/** The form of a part: saved on request, with both texts where somebody else has saved the same part meanwhile. */
export function usePart<Text extends FieldValues>(
  props: PartProps,
  part: Part<Text>,
  onClose: (isSaved: boolean) => void,
) {
  const editor: Editor<Text, OwnCommunityView> = usePartEditor(props, part);
  const ids = Object.fromEntries(Object.keys(editor.text).map((field) => [field, `${part.name}-${field}`]));
  const form = useSavedForm(editor, { schema: part.schema, ids: ids as { [Name in keyof Text]?: string } });
  const saved = async (save: () => Promise<OwnCommunityView | null>) => {
    if (!(await save())) return;
    showToast({ title: part.saved, tone: 'success' });
    onClose(true);
  };
  return {
    editor,
    ...form,
    submit: () => void saved(form.save),
    /** Saves one's own text over the other, after a conflict. */
    overwrite: () => saved(editor.save),
    giveUp: () => void editor.takeSaved().then(() => onClose(false)),
  };
}
