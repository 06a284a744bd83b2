import { controlStyle } from '@psp/design-system/control';
import { FieldFrame, type FieldProps, Hint, useFieldIds } from '@psp/design-system/field';
import { type AnyExtension, type Editor, EditorContent, Mark, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { cleanPasted } from '../../pasted/ui/clean.ts';
import { bringsForeignPictures, Picture } from './picture.ts';
import { strings } from './strings.ts';
import { tables } from './tables.ts';
import { RichTextToolbar } from './toolbar.tsx';
import type { UploadPicture } from './use-picture.ts';
import { wordLists } from './word-lists.ts';

const shifted = (name: string, tag: 'sup' | 'sub', key: string, excludes: string) =>
  Mark.create({
    name,
    excludes,
    // Text typed after the 2 of m² is normal text again.
    inclusive: false,
    parseHTML: () => [{ tag }, { style: `vertical-align=${tag === 'sup' ? 'super' : 'sub'}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/* Superscript, as in m². */
const Superscript = shifted('superscript', 'sup', 'Mod-.', 'subscript');

/* Subscript, as in CO₂. */
const Subscript = shifted('subscript', 'sub', 'Mod-,', 'superscript');

/* The formats of the toolbar, and headings of level 4. The server keeps only its own list of allowed tags. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    underline: false,
    horizontalRule: false,
    trailingNode: false,
  }),
  Superscript,
  Subscript,
];

/** What `useMentions` adds to an editor. Its code is loaded only where texts mention people. */
export interface Mentions {
  extension: AnyExtension;
  /** Renders who is offered at the caret. */
  listFor: (editor: Editor) => ReactNode;
}

interface RichTextEditorProps extends FieldProps<string> {
  /** Uploads a picture; undefined when the text may have none, null while none can be stored yet. */
  uploadPicture?: UploadPicture | null;
  /** True when the text may have tables. */
  hasTables?: boolean;
  /** Offers people after an "@"; undefined when the text mentions nobody. */
  mentions?: Mentions;
  /** True for a short text: the field starts with a few lines. */
  isCompact?: boolean;
}

type FieldIds = ReturnType<typeof useFieldIds>;

/* Creates the editor of the field's value; `hasLeftOut` is true when the last paste contained pictures that were not inserted. */
function useTextEditor(props: RichTextEditorProps, ids: FieldIds, toolbar: RefObject<HTMLElement | null>) {
  const { value, onChange, onBlur, error, isDisabled = false, uploadPicture, hasTables = false, mentions } = props;
  const reported = useRef(value);
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const editor = useEditor({
    // The editor is created once, so later changes of these options have no effect.
    extensions: [
      ...extensions,
      ...(uploadPicture === undefined ? [] : [Picture]),
      ...(hasTables ? [tables] : []),
      ...(mentions ? [mentions.extension] : []),
    ],
    content: value,
    editable: !isDisabled,
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(ids, error),
      handleKeyDown: (_view, event) => toToolbar(toolbar, event),
      transformPastedHTML: (html) => cleanPasted(wordLists(html)),
      handlePaste: (_view, { clipboardData }) => {
        setHasLeftOut(uploadPicture !== undefined && bringsForeignPictures(clipboardData));
        return false;
      },
    },
    onUpdate: ({ editor: changed }) => {
      reported.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(reported.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return { editor, hasLeftOut };
}

/* The people who are offered at the caret are placed within it. */
const Anchor = styled.div`
  position: relative;
`;

/* Styles the text as readers see it, in the frame of a field. */
const EditorSurface = styled(EditorContent)<{ $isCompact: boolean }>`
  > [contenteditable] {
    ${controlStyle}
    position: relative;
    min-height: ${({ $isCompact }) => ($isCompact ? '130px' : '320px')};
    max-height: 70vh;
    padding: 16px;
    border-radius: 0 0 4px 4px;
    overflow-y: auto;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }
  > [contenteditable='false'] { background: var(--sunken); color: var(--ink-muted); }
  > [contenteditable] > * + * { margin-top: 12px; }
  > [contenteditable] > h2 { margin-top: 24px; font-size: 1.25rem; }
  > [contenteditable] > h3 { margin-top: 20px; font-size: 1.125rem; }
  > [contenteditable] > h4 { margin-top: 16px; font-size: 1.0625rem; }
  > [contenteditable] > :first-child { margin-top: 0; }
  img { max-width: 100%; height: auto; border-radius: 4px; }
  .ProseMirror-selectednode { outline: 3px solid var(--focus); outline-offset: 2px; }
  ul, ol { margin: 0; padding-left: 24px; }
  sup, sub { font-size: 0.75em; line-height: 0; }
  [data-mention] { padding: 0 3px; border-radius: 4px; background: var(--blue-100); color: var(--blue-700); font-weight: 600; }
  blockquote { margin: 0; padding-left: 16px; border-left: 3px solid var(--line); color: var(--ink-muted); }
  .tableWrapper { max-width: 100%; overflow-x: auto; }
  table { border-collapse: collapse; font-size: 1rem; }
  th, td { min-width: 80px; padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
  th { background: var(--sunken); font-weight: 650; }
  .selectedCell { background: var(--blue-100); }
  .ProseMirror-gapcursor { display: none; }
`;

/**
 * Field for long text with headings, lists, quotes, links and optionally pictures and tables. The value is HTML, '' when empty; the
 * server sanitises it again. Tab moves to the next field, arrow keys move between the buttons of the toolbar, and Alt+F10 moves the
 * focus from the text to the toolbar. With `mentions`, an "@" offers people to mention.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, isDisabled = false, uploadPicture, hasTables = false, isCompact = false } = props;
  const ids = useFieldIds(props);
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, hasLeftOut } = useTextEditor(props, ids, toolbar);
  return (
    <FieldFrame {...props} ids={ids}>
      <Anchor>
        <RichTextToolbar
          ref={toolbar}
          editor={editor}
          label={label}
          controls={ids.control}
          isDisabled={isDisabled}
          uploadPicture={uploadPicture ?? undefined}
          hasTables={hasTables}
        />
        <EditorSurface editor={editor} $isCompact={isCompact} />
        {props.mentions?.listFor(editor)}
        <Hint role="status">{hasLeftOut ? strings.picturesPasted : null}</Hint>
      </Anchor>
    </FieldFrame>
  );
}

/* Handles Alt+F10; returns true when the key was handled. */
function toToolbar(toolbar: RefObject<HTMLElement | null>, { altKey, key }: KeyboardEvent): boolean {
  if (!altKey || key !== 'F10') return false;
  toolbar.current?.querySelector('button')?.focus();
  return true;
}

function attributesOf(ids: FieldIds, error: string | undefined): Record<string, string> {
  return {
    id: ids.control,
    role: 'textbox',
    // A translation by the browser would be saved as text.
    translate: 'no',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    ...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
}
