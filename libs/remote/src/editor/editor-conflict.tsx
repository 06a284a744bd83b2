import { ConflictView, type Line } from './conflict-view.tsx';
import type { Editor } from './use-editor.ts';

interface EditorConflictProps<Text extends object, View> {
  editor: Editor<Text, View>;
  title: string;
  /** That nothing is lost, and that one of the two is to be chosen. */
  lead: (current: View) => string;
  /** A text as people read it, field by field. */
  describe: (text: Text, current: View) => readonly Line[];
  /** Saves the person's text once it was chosen; the editor's own saving unless given. */
  save?: () => Promise<unknown>;
}

/** The person's text beside the one that somebody else has saved, while one is to be chosen. */
export function EditorConflict<Text extends object, View>(props: EditorConflictProps<Text, View>) {
  const { editor, title, lead, describe, save = editor.save } = props;
  const { state, text, keepMine, takeSaved, contentOf } = editor;
  if (state.kind !== 'stale') return null;
  const { current } = state;
  return (
    <ConflictView
      title={title}
      lead={lead(current)}
      mine={describe(text, current)}
      saved={describe(contentOf(current), current)}
      onKeepMine={() => void keepMine().then(save)}
      onUseSaved={() => void takeSaved()}
    />
  );
}
