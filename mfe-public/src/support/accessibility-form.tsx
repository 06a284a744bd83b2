import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { strings } from './strings.ts';
import { TicketForm } from './ticket-form.tsx';

const WORDS = {
  subject: strings.accessibilitySubject,
  message: strings.accessibilityMessage,
  messageHint: strings.accessibilityHint,
};

/** Form on the accessibility statement to report barriers to the association. */
export function AccessibilityForm() {
  return (
    <Card aria-labelledby="accessibility-form">
      <CardHeader title={strings.accessibility} id="accessibility-form" />
      <CardBody>
        <Stack gap={20}>
          <p>{strings.accessibilityLead}</p>
          <TicketForm kind="accessibility" words={WORDS} />
        </Stack>
      </CardBody>
    </Card>
  );
}
