import { LIBRARY_TYPES, type LibraryView } from '@psp/contracts/library';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import type { LibraryArea } from './area.ts';
import { Verified } from '../../knowledge/ui/verified.tsx';
import { Reports } from './opinions.tsx';
import { strings } from './strings.ts';

interface CardProps {
  area: LibraryArea;
  document: LibraryView;
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

/** The day of the last check, who answers for it, and reports of errors. */
export function VerificationCard({ area, document: { id, verifiedOn, owner } }: CardProps) {
  return (
    <Card aria-label={strings.verification}>
      <CardHeader title={strings.verification} />
      <CardBody>
        <Stack gap={8}>
          {verifiedOn ? <Verified on={verifiedOn} /> : <p>{strings.notVerified}</p>}
          {owner ? <p>{strings.responsible(owner)}</p> : null}
          <Reports area={area} id={id} />
        </Stack>
      </CardBody>
    </Card>
  );
}
