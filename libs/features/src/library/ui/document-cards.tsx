import type { LibraryView } from '@psp/contracts/library';
import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import type { ReactNode } from 'react';
import type { LibraryArea } from './area.ts';
import { Verified } from '../../knowledge/ui/verified.tsx';
import { strings } from './strings.ts';

interface CardProps {
  area: Pick<LibraryArea, 'path'>;
  document: LibraryView;
}

/** Facts under the title of a document: who wrote it and when, its counters and tags. */
export const factsOf = (document: LibraryView): string[] => {
  const { author, publishedAt, downloads, views, rating, reviews, tags } = document;
  return [
    ...[`${author}, ${formatDate(publishedAt)}`, strings.downloads(downloads), strings.views(views)],
    ...(rating === null ? [] : [strings.rating(rating, reviews)]),
    ...(tags.length > 0 ? [tags.join(', ')] : []),
  ];
};

/** Says that an earlier version is shown, with a link to the present one. */
export function OldNotice({ area, document: { id, shown, edition } }: CardProps) {
  if (shown === edition) return null;
  return (
    <Notice tone="warning" title={strings.oldTitle(shown)}>
      <Link href={`${area.path}/${id}`}>{strings.toPresent}</Link>
    </Notice>
  );
}

/** The address of a recording. */
export function RecordingCard({ url }: { url: string }) {
  return (
    <Card aria-label={strings.recording}>
      <CardHeader title={strings.recording} />
      <CardBody>
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {strings.openRecording}
        </Link>
      </CardBody>
    </Card>
  );
}

/** The versions of a document, the newest first; nothing while there is one. */
export function VersionsCard({ area, document: { id, versions, shown, edition } }: CardProps) {
  if (versions.length < 2) return null;
  return (
    <Card aria-label={strings.versions}>
      <CardHeader title={strings.versions} />
      <RowList>
        {versions.map(({ number, publishedAt, note }) => (
          <RowItem
            key={number}
            detail={formatDate(publishedAt)}
            action={
              number === edition ? (
                <Badge tone="success">{strings.now}</Badge>
              ) : number === shown ? undefined : (
                <Link href={`${area.path}/${id}?versiune=${number}`} aria-label={strings.openVersion(number)}>
                  {strings.open}
                </Link>
              )
            }
          >
            <strong>{strings.version(number)}</strong>
            <p>{note || strings.first}</p>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

/** Documents on the same theme. */
export function RelatedCard({ area, document: { related } }: CardProps) {
  if (related.length === 0) return null;
  return (
    <Card aria-label={strings.related}>
      <CardHeader title={strings.related} />
      <RowList>
        {related.map(({ id, title, type, isChosen }) => (
          <RowItem key={id} detail={`${LIBRARY_TYPES[type]}, ${isChosen ? strings.chosen : strings.alike}`}>
            <Link href={`${area.path}/${id}`}>{title}</Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

/** The day of the last check and who answers for it; `children` follow. */
export function VerificationCard({
  document: { verifiedOn, owner },
  children,
}: Pick<CardProps, 'document'> & { children?: ReactNode }) {
  return (
    <Card aria-label={strings.verification}>
      <CardHeader title={strings.verification} />
      <CardBody>
        <Stack gap={8}>
          {verifiedOn ? <Verified on={verifiedOn} /> : <p>{strings.notVerified}</p>}
          {owner ? <p>{strings.responsible(owner)}</p> : null}
          {children}
        </Stack>
      </CardBody>
    </Card>
  );
}
