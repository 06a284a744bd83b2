/** Size of the picture that stands beside a link to a page, in pixels. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const;
export const LINK_PREVIEW_PATH = '/link-previews';

/** Part of the address, so that a new drawing has new addresses. */
const DESIGN = '1';

/** What is drawn. */
export interface LinkPreview {
  title: string;
  /** What the page is about, as it stands above the title: "Partener". */
  kind?: string | undefined;
  /** Path of a stored picture that fills the background. */
  picture?: string | undefined;
}

/** Name of the picture: changes with what is drawn. Not a secret, only short; 32 bits of FNV-1a. */
export function linkPreviewName({ title, kind = '', picture }: LinkPreview): string {
  let hash = 0x811c9dc5;
  const drawn = [DESIGN, kind, title, ...(picture ? [picture] : [])].join('\n');
  for (const byte of new TextEncoder().encode(drawn)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Address of the picture that the server draws for the page at `path`. A photograph is a JPEG. */
export function linkPreviewAddress(preview: LinkPreview, path: string): string {
  const { picture } = preview;
  const [type, behind] = picture ? ['jpg', `&picture=${encodeURIComponent(picture)}`] : ['png', ''];
  return `${LINK_PREVIEW_PATH}/${linkPreviewName(preview)}.${type}?page=${encodeURIComponent(path)}${behind}`;
}

const BETWEEN = ': ';

/** The picture in words: "Partener: Civis Digital". */
export const linkPreviewText = ({ title, kind }: Omit<LinkPreview, 'picture'>): string =>
  kind ? kind + BETWEEN + title : title;

/** The opposite of `linkPreviewText`, given the title. */
export function linkPreviewOf(title: string, text: string): LinkPreview {
  const end = BETWEEN + title;
  return text.endsWith(end) ? { title, kind: text.slice(0, -end.length) } : { title };
}
