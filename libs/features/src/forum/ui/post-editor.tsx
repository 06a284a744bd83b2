import type { ComponentProps } from 'react';
import type { FindPeople } from '../../rich-text/ui/mention.ts';
import { useMentions } from '../../rich-text/ui/mention-list.tsx';
import { RichTextEditor } from '../../rich-text/ui/rich-text-editor.tsx';

interface PostEditorProps extends Omit<ComponentProps<typeof RichTextEditor>, 'mentions'> {
  findPeople: FindPeople;
}

/** Editor of a post, in which an "@" offers people. */
export function PostEditor({ findPeople, ...props }: PostEditorProps) {
  return <RichTextEditor {...props} mentions={useMentions(findPeople)} />;
}
