import { type Editor, useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { LinkDialog } from './link.tsx';
import { strings } from './strings.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { ToolbarRow, Tool as ToolButton } from './style.ts';
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

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/* Undo and redo stand last. */
const UNDOING = 2;

function toolsOf({ uploadPicture, hasTables }: Pick<ToolbarProps, 'uploadPicture' | 'hasTables'>): readonly Tool[] {
  const offered = uploadPicture ? allTools : allTools.filter(({ asks }) => asks !== 'picture');
  return hasTables ? [...offered.slice(0, -UNDOING), ...tableTools, ...offered.slice(-UNDOING)] : offered;
}

/** One stop of the Tab key; the arrows, Home and End move within it. */
export function RichTextToolbar(props: ToolbarProps) {
  const { editor, label, controls, isDisabled, uploadPicture, ref } = props;
  const tools = toolsOf(props);
  const { current, setCurrent, move } = useArrows(tools.length);
  const [asked, setAsked] = useState<Tool['asks']>();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ isOn: tool.isOn?.(now) ?? null, can: tool.can?.(now) ?? true })),
  });
  const use = (tool: Tool) => (tool.run ? tool.run(editor) : setAsked(tool.asks));
  return (
    <>
      <ToolbarRow
        ref={ref}
        role="toolbar"
        aria-label={strings.toolbar(label)}
        aria-controls={controls}
        onKeyDown={move}
      >
        {tools.map((tool, index) => (
          <ToolItem
            key={tool.label}
            label={tool.label}
            icon={tool.icon}
            isOn={states[index]?.isOn ?? null}
            isOff={isDisabled || !states[index]?.can}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onUse={() => use(tool)}
          />
        ))}
      </ToolbarRow>
      <AskingDialogs {...{ editor, asked, uploadPicture }} onClose={() => setAsked(undefined)} />
    </>
  );
}

/* The tool at which Tab stops, and the keys that move it. */
function useArrows(count: number) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current, count);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return { current, setCurrent, move };
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

interface ToolItemProps {
  label: string;
  icon: LucideIcon;
  /** Whether the text at the caret has it; null where that means nothing. */
  isOn: boolean | null;
  isOff: boolean;
  tabIndex: number;
  onFocus: () => void;
  onUse: () => void;
}

/* Stays focusable when it can do nothing, so that the arrows meet the same buttons at all times. */
function ToolItem({ label, icon: Icon, isOn, isOff, tabIndex, onFocus, onUse }: ToolItemProps) {
  return (
    <ToolButton
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn ?? undefined}
      aria-disabled={isOff || undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOff ? undefined : onUse())}
    >
      <Icon size={18} aria-hidden />
    </ToolButton>
  );
}
