import type { OwnArticleItem } from '@psp/contracts/own-articles';
import { Badge } from '@psp/design-system/badge';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { Card } from '@psp/design-system/card';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { articleHref, type ArticlesArea } from './area.ts';
import { statusFor } from './filters.ts';
import { strings, TITLES } from './strings.ts';

const { columns: labels } = strings;
const columns = [
  { key: 'article', label: labels.article },
  { key: 'status', label: labels.status },
  { key: 'views', label: labels.views, align: 'end' as const },
  { key: 'updated', label: labels.updated },
];

interface ArticlesTableProps {
  area: ArticlesArea;
  items: readonly OwnArticleItem[];
}

/** Own articles, each a link to its page. */
export function ArticlesTable({ area, items }: ArticlesTableProps) {
  return (
    <Card>
      <Table caption={TITLES[area.kind].title} columns={columns} isCaptionHidden>
        {items.map((item) => (
          <ArticleRow key={item.id} area={area} item={item} />
        ))}
      </Table>
    </Card>
  );
}

function ArticleRow({ area, item }: { area: ArticlesArea; item: OwnArticleItem }) {
  const { id, title, category, status, isRevised, views, publishedAt, updatedAt } = item;
  const { label, tone } = statusFor(area, status);
  return (
    <Tr>
      <Th>
        <RowTitle>
          <Link href={articleHref(area, id)} isStrong>
            {title}
          </Link>
          <Under>{category}</Under>
        </RowTitle>
      </Th>
      <Td>
        <Badge tone={tone}>{label}</Badge>
        {isRevised ? <Under>{strings.revisionWaits}</Under> : null}
      </Td>
      <Td align="end">{publishedAt ? formatNumber(views) : '–'}</Td>
      <Td>
        <Day dateTime={updatedAt}>{formatDate(updatedAt)}</Day>
      </Td>
    </Tr>
  );
}
