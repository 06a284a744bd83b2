import {
  type EditedLibraryView,
  editLibrary,
  LIBRARY_RELATED_MAX,
  type LibraryContent,
  libraryContent,
  reviseLibrary,
} from '@psp/contracts/library';
import { strings } from './strings.ts';

/** Fields of the form of a document. */
export interface DocumentFields {
  note: string;
  type: string;
  title: string;
  category: string;
  description: string;
  author: string;
  tags: string;
  body: string;
  url: string;
  fileIds: string[];
  access: string;
  verifiedOn: string;
  ownerId: string;
  relatedIds: string[];
}

const EMPTY: DocumentFields = {
  ...{ note: '', type: 'guide', title: '', category: '', description: '', author: strings.author, tags: '', body: '' },
  ...{ url: '', fileIds: [], access: 'signed_in', verifiedOn: '', ownerId: '', relatedIds: [] },
};

/** Fields with what a document says. */
export const fieldsOf = (document: EditedLibraryView | null): DocumentFields => {
  if (!document) return EMPTY;
  const { tags, url, verifiedOn, ownerId, ...rest } = document.content;
  return {
    ...{ ...rest, note: '', tags: tags.join(', '), url: url ?? '' },
    ...{ verifiedOn: verifiedOn ?? '', ownerId: ownerId ?? '' },
  };
};

const bodyOf = ({ note: _, tags, relatedIds, ...rest }: DocumentFields) => ({
  ...rest,
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  relatedIds: relatedIds.filter(Boolean),
});

/** What the form sends: the content, and the note and the version of the document that it changes. */
export type Sent = LibraryContent & { note?: string; version?: number };

/** Schema of the form: builds the request body and checks it by the contract. */
export const schemaOf = (document: EditedLibraryView | null) => ({
  safeParse: (values: unknown) => {
    const fields = values as DocumentFields;
    const body = bodyOf(fields);
    if (!document) return libraryContent.safeParse(body);
    const { version } = document;
    return document.status === 'published'
      ? reviseLibrary.safeParse({ ...body, version, note: fields.note })
      : editLibrary.safeParse({ ...body, version });
  },
});

/** The chosen related documents with an empty place for another one. */
export const placesOf = (relatedIds: readonly string[]): string[] =>
  relatedIds.length < LIBRARY_RELATED_MAX ? [...relatedIds, ''] : [...relatedIds];
