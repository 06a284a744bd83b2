import { type PictureView } from '@psp/contracts/images';
import { pictureAddress } from '@psp/contracts/picture-address';
import { type Editor, Node } from '@tiptap/react';

/** Width in pixels of the content of a mail; programs without `max-width` show a picture at its own size. */
const MAIL_WIDTH = 552;

/* The server drops pictures with other addresses, so the editor does too. */
const OWN = '[src^="/api/public/images/"]';

/** Editor node of a picture between paragraphs, with text alternative and size. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: `img${OWN}` }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Inserts a picture at the caret and moves the caret behind it, so that further typing does not replace it. */
export function putPicture(editor: Editor, picture: PictureView, alt: string): void {
  const width = Math.min(MAIL_WIDTH, picture.width);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const attrs = { src: pictureAddress(picture), alt, width, height };
  editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
  const { doc, selection } = editor.state;
  if (doc.resolve(selection.to).nodeAfter?.isTextblock) editor.commands.setTextSelection(selection.to + 1);
  else editor.commands.createParagraphNear();
}

/** Returns the text alternative of the selected picture; null when none is selected. */
export const selectedAlt = (editor: Editor): string | null =>
  editor.isActive('picture') ? String(editor.getAttributes('picture')['alt'] ?? '') : null;

/** True when a paste contains pictures from elsewhere or picture files, which are not inserted. */
export function bringsForeignPictures(pasted: DataTransfer | null): boolean {
  const html = pasted?.getData('text/html');
  if (html) return new DOMParser().parseFromString(html, 'text/html').querySelector(`img:not(${OWN})`) !== null;
  return [...(pasted?.files ?? [])].some(({ type }) => type.startsWith('image/'));
}
