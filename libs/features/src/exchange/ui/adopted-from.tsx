import { OwnText } from '@psp/design-system/own-text';
import type { RequestView } from '@psp/contracts/service-requests';
import { Link } from '@psp/design-system/link';
import { startStrings as strings } from './start-strings.ts';

type AdoptedFrom = NonNullable<RequestView['adoptedFrom']>;

/**
 * Row of a description list that names the project which a request was made of; without a link once it was withdrawn. `path`: of the
 * projects that the reader opens, "/uat/exchange" or "/proiecte".
 */
export const adoptedFromRow = (origin: AdoptedFrom | null | undefined, path: string) =>
  origin ? [{ term: strings.from, detail: <Origin origin={origin} path={path} /> }] : [];

function Origin({ origin: { id, title, authority, isPublished }, path }: { origin: AdoptedFrom; path: string }) {
  if (!isPublished) return `${strings.title(title)}, ${authority} (${strings.withdrawn})`;
  return (
    <>
      <Link href={`${path}/${id}`}>{strings.title(title)}</Link>
      <OwnText>{`, ${authority}`}</OwnText>
    </>
  );
}
