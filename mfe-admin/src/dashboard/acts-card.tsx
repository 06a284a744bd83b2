import { serverNow } from '@psp/auth/session/server-clock';
import { entryLabel } from '@psp/contracts/history';
import type { Overview } from '@psp/contracts/overview';
import { Link } from '@psp/design-system/link';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Day } from '@psp/design-system/cells';
import { formatRelative } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { NAME as audit } from '../audit/name.ts';
import { strings } from './strings.ts';

const columns = [
  { key: 'what', label: strings.what },
  { key: 'who', label: strings.who },
  { key: 'when', label: strings.when },
] as const;

/** The latest acts of the association's people, including refused ones. */
export function ActsCard({ acts }: Pick<Overview, 'acts'>) {
  return (
    <Card>
      <CardHeader title={strings.acts} action={<Link href="/admin/audit">{audit}</Link>} />
      {acts.length === 0 ? (
        <CardBody>{strings.noActs}</CardBody>
      ) : (
        <Table caption={strings.acts} isCaptionHidden columns={columns} dense>
          {acts.map((act) => (
            <Tr key={act.id}>
              <Th>
                <OwnText>{entryLabel(act)}</OwnText>
              </Th>
              <Td>{act.who}</Td>
              <Td isWhole>
                <Day dateTime={act.at}>{formatRelative(act.at, serverNow())}</Day>
              </Td>
            </Tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
