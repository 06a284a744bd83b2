import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { strings } from './strings.ts';

/** What firms and anybody see of the authority. */
export function Seen() {
  return (
    <Card aria-labelledby="seen">
      <CardHeader id="seen" title={strings.seen} />
      <CardBody>
        <Stack gap={12}>
          <p>
            <strong>{strings.firms}</strong> {strings.firmsText}
          </p>
          <p>
            <strong>{strings.public}</strong> {strings.publicText}
          </p>
          <p>
            <Link href="/uat/community">{strings.community}</Link>
          </p>
        </Stack>
      </CardBody>
    </Card>
  );
}
