import type { Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/letter-b';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import type { LucideIcon } from 'lucide-react';
import Redo2 from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Lowered from 'lucide-react/icons/subscript';
import Raised from 'lucide-react/icons/superscript';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo2 from 'lucide-react/icons/undo-2';
import { strings } from './strings.ts';

export interface Tool {
  label: string;
  icon: LucideIcon;
  run?: (editor: Editor) => void;
  /** Dialog that the button opens, in place of `run`. */
  asks?: 'link' | 'picture';
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

/** Buttons of the toolbar in order, including the one for pictures. */
export const tools: readonly Tool[] = [
  {
    label: strings.heading,
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: strings.subheading,
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: strings.bold,
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: strings.italic,
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: strings.strike,
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: strings.superscript,
    icon: Raised,
    run: (editor) => editor.chain().focus().toggleMark('superscript').run(),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    label: strings.subscript,
    icon: Lowered,
    run: (editor) => editor.chain().focus().toggleMark('subscript').run(),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    label: strings.bulletList,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: strings.orderedList,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: strings.quote,
    icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: strings.link, icon: Link, asks: 'link', isOn: (editor) => editor.isActive('link') },
  { label: strings.picture, icon: ImageIcon, asks: 'picture', isOn: (editor) => editor.isActive('picture') },
  {
    label: strings.undo,
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: strings.redo,
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];
