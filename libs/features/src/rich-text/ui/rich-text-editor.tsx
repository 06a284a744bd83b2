import { FieldFrame, type FieldProps, Hint, useFieldIds } from '@psp/design-system/field';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cleanPasted } from '../../pasted/ui/clean.ts';
import { strings } from './strings.ts';
import { bringsForeignPictures, Picture } from './picture.ts';
import { Subscript, Superscript } from './shifted.ts';
import { EditorSurface } from './style.ts';
import { tables } from './tables.ts';
import { RichTextToolbar } from './toolbar.tsx';
import type { UploadPicture } from './use-picture.ts';
import { wordLists } from './word-lists.ts';

/* What the toolbar offers, and headings of the fourth level; the server's own list of allowed tags decides what is kept. */
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

interface RichTextEditorProps extends FieldProps<string> {
  /** Keeps a picture for the text; absent where it may hold none, null while nothing can keep one yet. */
  uploadPicture?: UploadPicture | null;
  /** Whether the text may hold tables. */
  hasTables?: boolean;
}

type FieldIds = ReturnType<typeof useFieldIds>;

/* The editor of the field's text, which a new value replaces, and whether a paste left pictures out. */
function useTextEditor(props: RichTextEditorProps, ids: FieldIds, toolbar: RefObject<HTMLElement | null>) {
  const { value, onChange, onBlur, error, isDisabled = false, uploadPicture, hasTables = false } = props;
  const told = useRef(value);
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const editor = useEditor({
    // The editor is made once.
    extensions: [...extensions, ...(uploadPicture === undefined ? [] : [Picture]), ...(hasTables ? [tables] : [])],
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
      told.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(told.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return { editor, hasLeftOut };
}

/**
 * Long text with headings, lists, quotes, links and, where they can be kept, pictures and tables. The value is HTML, '' when empty; the
 * server sanitises it again. Tab moves on to the next field; the arrows move between the buttons of the toolbar, and Alt+F10
 * goes from the text to it.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, isDisabled = false, uploadPicture, hasTables = false } = props;
  const ids = useFieldIds(props);
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, hasLeftOut } = useTextEditor(props, ids, toolbar);
  return (
    <FieldFrame {...props} ids={ids}>
      <div>
        <RichTextToolbar
          ref={toolbar}
          editor={editor}
          label={label}
          controls={ids.control}
          isDisabled={isDisabled}
          uploadPicture={uploadPicture ?? undefined}
          hasTables={hasTables}
        />
        <EditorSurface editor={editor} />
        <Hint role="status">{hasLeftOut ? strings.picturesPasted : null}</Hint>
      </div>
    </FieldFrame>
  );
}

/* Tells whether the keys were taken. */
function toToolbar(toolbar: RefObject<HTMLElement | null>, { altKey, key }: KeyboardEvent): boolean {
  if (!altKey || key !== 'F10') return false;
  toolbar.current?.querySelector('button')?.focus();
  return true;
}

function attributesOf(ids: FieldIds, error: string | undefined): Record<string, string> {
  return {
    id: ids.control,
    role: 'textbox',
    // A translation by the browser would be saved as the text.
    translate: 'no',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    ...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
}
