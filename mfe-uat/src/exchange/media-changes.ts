import type { ExchangeVersion } from '@psp/contracts/exchange';
import { type ChangedParagraphs, type ChangedPart, replaced } from '@psp/features/changes/ui/word-changes';
import { editorStrings, versionStrings as strings } from './editor-strings.ts';

const { fields } = editorStrings;

const kept = (value: string): ChangedPart => ({ value, added: false, removed: false });
const line = (...parts: ChangedPart[]): ChangedParagraphs => ({ gap: 0, parts });
const linesOf = (parts: readonly ChangedPart[]): ChangedParagraphs[] => parts.map((part) => line(part));

const nameIn = ({ files }: ExchangeVersion, id: string): string =>
  files.find((file) => file.id === id)?.name ?? strings.unnamedFile;

/* Documents taken out and added, then those of which it changed whether a draft takes them over. */
function fileLines(before: ExchangeVersion, after: ExchangeVersion): ChangedParagraphs[] {
  const [old, now] = [before.content.files, after.content.files];
  const without = (list: typeof old, other: typeof old) =>
    list.filter(({ fileId }) => other.every((one) => one.fileId !== fileId));
  const removed = without(old, now).flatMap(({ fileId }) => replaced(nameIn(before, fileId), ''));
  const added = without(now, old).flatMap(({ fileId }) => replaced('', nameIn(after, fileId)));
  const changed = now.flatMap(({ fileId, isCopied }) => {
    const was = old.find((one) => one.fileId === fileId);
    if (!was || was.isCopied === isCopied) return [];
    const copied = isCopied ? replaced('', strings.copied) : replaced(strings.copied, '');
    return [line(kept(`${nameIn(after, fileId)}, `), ...copied)];
  });
  return [...linesOf([...removed, ...added]), ...changed];
}

/* Pictures taken out and added, those described anew, and whether the others stand in another order. */
function pictureLines({ content: before }: ExchangeVersion, { content: after }: ExchangeVersion): ChangedParagraphs[] {
  const [old, now] = [before.pictures, after.pictures];
  const nameOf = ({ alt }: { alt: string }) => alt || strings.undescribed;
  const without = (list: typeof old, other: typeof old) => list.filter(({ id }) => other.every((one) => one.id !== id));
  const stayed = (list: typeof old, other: typeof old) => list.filter(({ id }) => other.some((one) => one.id === id));
  const removed = without(old, now).flatMap((picture) => replaced(nameOf(picture), ''));
  const added = without(now, old).flatMap((picture) => replaced('', nameOf(picture)));
  const described = stayed(now, old).flatMap((picture) => {
    const was = old.find(({ id }) => id === picture.id);
    return was && was.alt !== picture.alt ? [line(...replaced(nameOf(was), nameOf(picture)))] : [];
  });
  const orderOf = (list: typeof old) => list.map(({ id }) => id).join();
  const isMoved = orderOf(stayed(old, now)) !== orderOf(stayed(now, old));
  return [...linesOf([...removed, ...added]), ...described, ...(isMoved ? [line(kept(strings.reordered))] : [])];
}

/** Documents and pictures that differ between two versions, by name; empty where they are the same. */
export const mediaChanges = (before: ExchangeVersion, after: ExchangeVersion) =>
  [
    { term: fields.files, paragraphs: fileLines(before, after) },
    { term: fields.pictures, paragraphs: pictureLines(before, after) },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
