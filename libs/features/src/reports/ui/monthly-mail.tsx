import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import { mailQuery, startMail, stopMail } from './queries.ts';
import { strings } from './strings.ts';

/** Switches on and off that the person is sent the report of each month; the mail leads here. */
export function MonthlyMail({ side }: { side: 'uat' | 'firma' }) {
  const view = mailQuery(side);
  const { data } = useQuery(view);
  const start = useAct({ send: () => startMail(side), view, done: strings.mailStarted, failed: strings.mailFailed });
  const stop = useAct({ send: () => stopMail(side), view, done: strings.mailStopped, failed: strings.mailFailed });
  if (!data) return null;
  const act = data.isOn ? stop : start;
  return (
    <div {...screenOnly}>
      <Card id="raport-lunar" aria-labelledby="monthly-mail">
        <CardHeader id="monthly-mail" title={strings.mail} />
        <CardBody>
          <Stack gap={12}>
            <p>{data.isOn ? strings.mailOn(data.email) : strings.mailOff(data.email)}</p>
            <Row>
              <Button variant="secondary" isPending={act.isPending} onPress={() => act.run()}>
                {data.isOn ? strings.mailStop : strings.mailStart}
              </Button>
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}
