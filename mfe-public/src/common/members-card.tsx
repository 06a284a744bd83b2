import { useSession } from '@psp/auth/session';
import { isUnapproved } from '@psp/auth/session/areas';
import type { Kind } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* Hidden on a page from the server until it is known whether its reader is signed in. */
const Doors = styled.div`
  html[data-signed-in] & { visibility: hidden; }
`;

interface MembersCardProps {
  /** What members can do with the text. */
  text: string;
  /** Path of the same text in the area of a member. */
  pathOf: (kind: Kind) => string;
  /** Buttons for others; to sign-in and registration by default. */
  children?: ReactNode;
}

const DOORS = (
  <>
    <ButtonLink href="/login">{strings.signIn}</ButtonLink>
    <ButtonLink href="/register" variant="secondary">
      {strings.join}
    </ButtonLink>
  </>
);

/** What members may do with a text that visitors read: a link to their own area, or to sign-in and registration. */
export function MembersCard({ text, pathOf, children = DOORS }: MembersCardProps) {
  const organisation = useSession((state) => state.organisation);
  const kind = organisation && !isUnapproved(organisation) ? organisation.kind : null;
  return (
    <div {...screenOnly}>
      <Card aria-label={strings.forMembers}>
        <CardHeader title={strings.forMembers} />
        <CardBody>
          <Stack gap={12}>
            <p>{text}</p>
            {kind ? (
              <Row>
                <ButtonLink href={pathOf(kind)}>{strings.openInArea}</ButtonLink>
              </Row>
            ) : (
              <Doors>
                <Row>{children}</Row>
              </Doors>
            )}
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}
