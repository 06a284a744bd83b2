import { type Editor, useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { LinkDialog } from './rich-text-link.tsx';
import { messages } from './rich-text-messages.ts';
import { ToolbarRow, Tool as ToolButton } from './rich-text-style.ts';
import { type Tool, tools } from './rich-text-tools.ts';

interface ToolbarProps {
  editor: Editor;
  /** The field's label, which names the toolbar. */
  label: string;
  /** Id of the text. */
  controls: string;
  isDisabled: boolean;
  ref: Ref<HTMLDivElement>;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** One stop of the Tab key; the arrows, Home and End move within it. */
export function RichTextToolbar({ editor, label, controls, isDisabled, ref }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ isOn: tool.isOn?.(now) ?? null, can: tool.can?.(now) ?? true })),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current, tools.length);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const use = (tool: Tool) => (tool.run ? tool.run(editor) : setLinking(true));
  return (
    <>
      <ToolbarRow
        ref={ref}
        role="toolbar"
        aria-label={messages.toolbar(label)}
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
      <LinkDialog key={String(isLinking)} editor={editor} isOpen={isLinking} onClose={() => setLinking(false)} />
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
