import {
  type EditedLibraryView,
  editLibrary,
  type LibraryContent,
  libraryContent,
  reviseLibrary,
} from '@psp/contracts/library';
import { LIBRARY_RELATED_MAX } from '@psp/contracts/library-names';
import { type DocumentFields, EMPTY_FIELDS, textFieldsOf, textOf } from '@psp/features/library/ui/document-fields';
import { strings } from './strings.ts';

/** Fields with what a document says. */
export const fieldsOf = (document: EditedLibraryView | null): DocumentFields => {
  if (!document) return { ...EMPTY_FIELDS, author: strings.author };
  const { author, access, verifiedOn, ownerId, relatedIds, ...text } = document.content;
  return {
    ...{ ...EMPTY_FIELDS, ...textFieldsOf(text), author, access, relatedIds },
    ...{ verifiedOn: verifiedOn ?? '', ownerId: ownerId ?? '' },
  };
};

/** What the form sends: the content, and the note and the version of the document that it changes. */
export type Sent = LibraryContent & { note?: string; version?: number };

/** Schema of the form: builds the request body and checks it by the contract. */
export const schemaOf = (document: EditedLibraryView | null) => ({
  safeParse: (values: unknown) => {
    const fields = values as DocumentFields;
    const { note, author, access, verifiedOn, ownerId, relatedIds } = fields;
    const body = { ...textOf(fields), author, access, verifiedOn, ownerId, relatedIds };
    if (!document) return libraryContent.safeParse(body);
    const { version } = document;
    return document.status === 'published'
      ? reviseLibrary.safeParse({ ...body, version, note })
      : editLibrary.safeParse({ ...body, version });
  },
});

/** The chosen related documents with an empty place for another one. */
export const placesOf = (relatedIds: readonly string[]): string[] =>
  relatedIds.length < LIBRARY_RELATED_MAX ? [...relatedIds, ''] : [...relatedIds];
