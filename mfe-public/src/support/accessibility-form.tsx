import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { messages } from './messages.ts';
import { TicketForm } from './ticket-form.tsx';

const WORDS = {
  subject: messages.accessibilitySubject,
  message: messages.accessibilityMessage,
  messageHint: messages.accessibilityHint,
};

/** What somebody could not read or use, sent to the association; stands on the declaration of accessibility. */
export function AccessibilityForm() {
  return (
    <Card aria-labelledby="accessibility-form">
      <CardHeader title={messages.accessibility} id="accessibility-form" />
      <CardBody>
        <Stack gap={20}>
          <p>{messages.accessibilityLead}</p>
          <TicketForm kind="accessibility" words={WORDS} />
        </Stack>
      </CardBody>
    </Card>
  );
}
