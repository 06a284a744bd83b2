import { OwnText } from '@psp/design-system/own-text';
import type { ApplicationView, RivalClaim } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { showPhone } from '@psp/contracts/phone';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { strings as common } from '../common/strings.ts';
import { fileHref } from './queries.ts';
import { strings } from './strings.ts';

type Claim = RivalClaim & { isOpenHere: boolean };

/** Open applications with the same tax code, this one first. Renders nothing when there is no other. */
export function Rivals({ application }: { application: ApplicationView }) {
  const { rivals, id, status, appliedAt, contact, files, content } = application;
  if (rivals.length === 0) return null;
  const { name, kind, address, locality } = content;
  const place = [address, locality].filter(Boolean).join(', ');
  const own = { id, name, kind, status, appliedAt, contact, files, address: place, isOpenHere: true };
  return (
    <Stack gap={16}>
      <Notice tone="warning" title={strings.rivals}>
        <p>{strings.rivalsText(rivals.length)}</p>
      </Notice>
      <RecordTable
        caption={strings.rivals}
        columns={COLUMNS}
        rows={[own, ...rivals.map((rival) => ({ ...rival, isOpenHere: false }))]}
        keyOf={(claim) => claim.id}
      />
    </Stack>
  );
}

const COLUMNS: RecordColumns<Claim> = [
  {
    key: 'status',
    label: common.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={APPLICATION_LABELS[status]} />,
  },
  { key: 'organisation', label: strings.organisation, isTitle: true, cell: (claim) => <Organisation {...claim} /> },
  {
    key: 'applied',
    label: strings.applied,
    cell: ({ appliedAt }) => <Day dateTime={appliedAt}>{formatDate(appliedAt)}</Day>,
  },
  { key: 'contact', label: strings.contact, cell: ({ contact }) => <Contact {...contact} /> },
  { key: 'address', label: strings.address, cell: ({ address }) => address || common.none },
  { key: 'files', label: strings.rivalDocuments, cell: (claim) => <Files {...claim} /> },
];

function Organisation({ id, name, isOpenHere }: Claim) {
  if (!isOpenHere)
    return (
      <Link href={`/admin/applications/${id}`} isStrong>
        {name}
      </Link>
    );
  return (
    <>
      <OwnText>{`${name} `}</OwnText>
      <Badge tone="info">{strings.thisOne}</Badge>
    </>
  );
}

function Contact({ displayName, position, email, phone }: Claim['contact']) {
  return (
    <>
      {displayName}
      {position ? <Under>{position}</Under> : null}
      <Under>
        <a href={`mailto:${email}`}>{email}</a>
      </Under>
      {phone ? <Under>{showPhone(phone)}</Under> : null}
    </>
  );
}

function Files({ id, files }: Claim) {
  if (files.length === 0) return common.none;
  return files.map((file) => (
    <div key={file.id}>
      <a href={fileHref(id, file.id)} download={file.name}>
        {file.name}
      </a>
    </div>
  ));
}
