import { Toolbar, ToolbarButton } from '@psp/design-system/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { type Ref, useState } from 'react';
import { LinkDialog } from './link.tsx';
import { strings } from './strings.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { tableTools } from './tables.ts';
import { type Tool, tools as allTools } from './tools.ts';
import type { UploadPicture } from './use-picture.ts';

interface ToolbarProps {
  editor: Editor;
  /** The field's label, which names the toolbar. */
  label: string;
  /** Id of the text. */
  controls: string;
  isDisabled: boolean;
  uploadPicture: UploadPicture | undefined;
  hasTables: boolean;
  ref: Ref<HTMLDivElement>;
}

/* Undo and redo stand last. */
const UNDOING = 2;

function toolsOf({ uploadPicture, hasTables }: Pick<ToolbarProps, 'uploadPicture' | 'hasTables'>): readonly Tool[] {
  const offered = uploadPicture ? allTools : allTools.filter(({ asks }) => asks !== 'picture');
  return hasTables ? [...offered.slice(0, -UNDOING), ...tableTools, ...offered.slice(-UNDOING)] : offered;
}

/** The formatting tools of a rich text. */
export function RichTextToolbar(props: ToolbarProps) {
  const { editor, label, controls, isDisabled, uploadPicture, ref } = props;
  const tools = toolsOf(props);
  const [asked, setAsked] = useState<Tool['asks']>();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ isOn: tool.isOn?.(now) ?? null, can: tool.can?.(now) ?? true })),
  });
  const use = (tool: Tool) => (tool.run ? tool.run(editor) : setAsked(tool.asks));
  return (
    <>
      <Toolbar ref={ref} label={strings.toolbar(label)} controls={controls}>
        {tools.map((tool, index) => (
          <ToolbarButton
            key={tool.label}
            label={tool.label}
            icon={<tool.icon size={18} aria-hidden />}
            isOn={states[index]?.isOn ?? null}
            isOff={isDisabled || !states[index]?.can}
            onPress={() => use(tool)}
          />
        ))}
      </Toolbar>
      <AskingDialogs {...{ editor, asked, uploadPicture }} onClose={() => setAsked(undefined)} />
    </>
  );
}

interface AskingDialogsProps extends Pick<ToolbarProps, 'editor' | 'uploadPicture'> {
  /** What the tool that was used asks for. */
  asked: Tool['asks'];
  onClose: () => void;
}

function AskingDialogs({ editor, asked, uploadPicture, onClose }: AskingDialogsProps) {
  return (
    <>
      <LinkDialog key={`link ${asked}`} editor={editor} isOpen={asked === 'link'} onClose={onClose} />
      {uploadPicture ? (
        <PictureDialog
          key={`picture ${asked}`}
          editor={editor}
          isOpen={asked === 'picture'}
          upload={uploadPicture}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
