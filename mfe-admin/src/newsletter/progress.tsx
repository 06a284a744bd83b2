import type { IssueView } from '@psp/contracts/newsletter-issues';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatNumber } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Stack } from '@psp/design-system/page';
import { failureText, strings } from './strings.ts';

/** How far an issue has been sent; the figures move while the page is open. */
export function Progress({ issue }: { issue: IssueView }) {
  const { total, sent, failed, waiting, skipped } = issue.progress;
  const done = total - waiting;
  return (
    <Card>
      <CardHeader title={strings.progress} />
      <CardBody>
        <Stack gap={16}>
          <ProgressBar label={strings.progressOf(done, total)} value={Math.floor((done / total) * 100)} />
          <DescriptionList
            items={[
              { term: strings.sentCount, detail: formatNumber(sent) },
              { term: strings.failed, detail: formatNumber(failed) },
              { term: strings.waiting, detail: formatNumber(waiting) },
              { term: strings.skipped, detail: formatNumber(skipped) },
              { term: strings.total, detail: formatNumber(total) },
            ]}
          />
          {issue.failures.length > 0 ? (
            <div>
              <h3>{strings.failures}</h3>
              <ul>
                {issue.failures.map(({ error, count }) => (
                  <li key={error}>{strings.failureOf(failureText(error), count)}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
