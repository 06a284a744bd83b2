import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { RowItem, RowList } from '@psp/design-system/rows';
import { imports as words } from './strings.ts';
import type { Sending } from './use-import.ts';

const SHOWN_MAX = 20;

interface SendingProps {
  sending: Sending;
  isStarting: boolean;
  retry: () => void;
  goOn: () => void;
  cancel: () => void;
}

/** Card with the progress of the upload, and the files that could not be uploaded. */
export function SendingCard({ sending, isStarting, retry, goOn, cancel }: SendingProps) {
  const { done, total, unsent, isRunning } = sending;
  const hasFailed = !isRunning && unsent.length > 0;
  return (
    <Card aria-label={words.sending}>
      <CardHeader title={hasFailed ? words.unsent(unsent.length) : words.sending} action={words.sent(done, total)} />
      <CardBody>
        <Stack gap={16}>
          <ProgressBar value={(done / total) * 100} label={words.sending} />
          <p role="status">{hasFailed ? words.unsentText : words.sendingText}</p>
          <Row>
            {hasFailed ? (
              <>
                <Button onPress={retry} isDisabled={isStarting}>
                  {words.retry}
                </Button>
                <Button variant="secondary" onPress={goOn} isPending={isStarting}>
                  {words.goOn}
                </Button>
              </>
            ) : null}
            <Button variant="secondary" onPress={cancel} isDisabled={isStarting}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </CardBody>
      {hasFailed ? (
        <RowList>
          {unsent.slice(0, SHOWN_MAX).map(({ position, name, message }) => (
            <RowItem key={position} detail={message}>
              {name}
            </RowItem>
          ))}
          {unsent.length > SHOWN_MAX ? <RowItem>{words.more(unsent.length - SHOWN_MAX)}</RowItem> : null}
        </RowList>
      ) : null}
    </Card>
  );
}
