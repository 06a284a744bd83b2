import { type PictureView } from '@psp/contracts/images';
import { pictureAddress } from '@psp/contracts/picture-address';
import { type Editor, Node } from '@tiptap/react';

/** Pixels between the edges of a mail's card: programs that know no `max-width` show a picture at the size it says. */
const MAIL_WIDTH = 552;

/* Other addresses are not kept by the server, and what is not kept is not shown either. */
const OWN = '[src^="/api/public/images/"]';

/** A picture between paragraphs, with its words and the size at which it is shown. */
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

/** Puts a picture at the caret, which goes on behind it: what is typed next must not replace it. */
export function putPicture(editor: Editor, picture: PictureView, alt: string): void {
  const width = Math.min(MAIL_WIDTH, picture.width);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const attrs = { src: pictureAddress(picture), alt, width, height };
  editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
  const { doc, selection } = editor.state;
  if (doc.resolve(selection.to).nodeAfter?.isTextblock) editor.commands.setTextSelection(selection.to + 1);
  else editor.commands.createParagraphNear();
}

/** Words of the chosen picture; null when none is chosen. */
export const chosenWords = (editor: Editor): string | null =>
  editor.isActive('picture') ? String(editor.getAttributes('picture')['alt'] ?? '') : null;

/** True for a pasted text with pictures of other places, or a pasted file of a picture: neither comes into the text. */
export function bringsForeignPictures(pasted: DataTransfer | null): boolean {
  const html = pasted?.getData('text/html');
  if (html) return new DOMParser().parseFromString(html, 'text/html').querySelector(`img:not(${OWN})`) !== null;
  return [...(pasted?.files ?? [])].some(({ type }) => type.startsWith('image/'));
}
