/** Size of link preview pictures, in pixels. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const;
export const LINK_PREVIEW_PATH = '/link-previews';

/** Version of the design, part of the address. */
const DESIGN = '1';

/** Content of a link preview picture. */
export interface LinkPreview {
  title: string;
  /** Label above the title: "Partener". */
  kind?: string | undefined;
  /** Path of a stored picture that fills the background. */
  picture?: string | undefined;
}

/** Name of the picture: a short hash of its content (32 bits of FNV-1a), not a secret. */
export function linkPreviewName({ title, kind = '', picture }: LinkPreview): string {
  let hash = 0x811c9dc5;
  const drawn = [DESIGN, kind, title, ...(picture ? [picture] : [])].join('\n');
  for (const byte of new TextEncoder().encode(drawn)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Address of the picture rendered for the page at `path`. With a photograph it is a JPEG. */
export function linkPreviewAddress(preview: LinkPreview, path: string): string {
  const { picture } = preview;
  const [type, behind] = picture ? ['jpg', `&picture=${encodeURIComponent(picture)}`] : ['png', ''];
  return `${LINK_PREVIEW_PATH}/${linkPreviewName(preview)}.${type}?page=${encodeURIComponent(path)}${behind}`;
}

const BETWEEN = ': ';

/** Alternative text of the picture: "Partener: Civis Digital". */
export const linkPreviewText = ({ title, kind }: Omit<LinkPreview, 'picture'>): string =>
  kind ? kind + BETWEEN + title : title;

/** Inverse of `linkPreviewText` for a known title. */
export function linkPreviewOf(title: string, text: string): LinkPreview {
  const end = BETWEEN + title;
  return text.endsWith(end) ? { title, kind: text.slice(0, -end.length) } : { title };
}
