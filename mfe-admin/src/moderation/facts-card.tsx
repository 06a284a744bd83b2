import type { ModerationView } from '@psp/contracts/moderation';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { Facts } from '../common/facts.ts';
import { strings } from './strings.ts';

/** Category, length, and when it came and went public. */
export function FactsCard({ article }: { article: ModerationView }) {
  const { text, readingMinutes, submittedAt, publishedAt, views } = article;
  const facts = [
    [strings.category, text.categoryName],
    [strings.reading, strings.minutes(readingMinutes)],
    [strings.submitted, submittedAt && formatDateTime(submittedAt)],
    [strings.publishedOn, publishedAt && formatDateTime(publishedAt)],
    [strings.views, publishedAt && formatNumber(views)],
  ] as const;
  return (
    <Card aria-label={strings.facts}>
      <CardHeader title={strings.facts} />
      <CardBody>
        <Facts>
          {facts.map(([term, detail]) =>
            detail ? (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ) : null,
          )}
        </Facts>
      </CardBody>
    </Card>
  );
}
