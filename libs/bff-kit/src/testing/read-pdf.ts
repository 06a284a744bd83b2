import { getDocumentProxy } from 'unpdf';

/** Returns the roles of a structure element and of its descendants; content nodes have none. */
const rolesIn = (node: object): string[] => {
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...role, ...children.flatMap(rolesIn)];
};

/** Parses a PDF: the text of its pages, the roles of its structure, metadata and outline. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const pages: string[] = [];
  const roles: string[] = [];
  for (const number of numbers) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    const tree: object | null = await page.getStructTree();
    if (tree) roles.push(...rolesIn(tree));
  }
  const [{ info, metadata }, markInfo, preferences, outline] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
    pdf.getOutline(),
  ]);
  const raw: unknown = metadata?.getRaw();
  return {
    pages,
    roles,
    info,
    metadata: String(raw),
    markInfo,
    preferences,
    outline: outline.map(({ title }) => title),
  };
}
