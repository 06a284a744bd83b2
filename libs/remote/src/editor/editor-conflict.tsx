import { keepKeyboardOnPage } from '../focus.ts';
import { conflictTitle } from './conflict-title.ts';
import { ConflictView, type Line } from './conflict-view.tsx';
import type { Editor } from './use-editor.ts';

interface EditorConflictProps<Text extends object, View> {
  editor: Editor<Text, View>;
  title: string;
  /** Explains that nothing is lost and that one version must be chosen. */
  lead: (current: View) => string;
  /** Returns the fields of a text for the comparison. */
  describe: (text: Text, current: View) => readonly Line[];
  /** Saves the user's version; the editor's own save by default. */
  save?: () => Promise<unknown>;
}

/** Shows an editor's conflict: both versions side by side, one of which the user chooses. */
export function EditorConflict<Text extends object, View>(props: EditorConflictProps<Text, View>) {
  const { editor, title, lead, describe, save = editor.save } = props;
  const { state, text, keepMine, takeSaved, contentOf } = editor;
  if (state.kind !== 'stale') return null;
  const { current } = state;
  return (
    <ConflictView
      title={conflictTitle(state, title)}
      lead={lead(current)}
      mine={describe(text, current)}
      saved={describe(contentOf(current), current)}
      onKeepMine={() =>
        void keepMine()
          .then(save)
          .then(() => keepKeyboardOnPage())
      }
      onUseSaved={() => void takeSaved().then(() => keepKeyboardOnPage())}
    />
  );
}
