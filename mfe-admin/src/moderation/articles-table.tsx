import type { ModerationItem, ModerationQuery } from '@psp/contracts/moderation';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { KIND_LABELS } from '../common/strings.ts';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { moderationAddress } from './filters.ts';
import { strings } from './strings.ts';

interface ArticlesTableProps {
  items: readonly ModerationItem[];
  filters: ModerationQuery;
}

/** Articles, each a link to its text and decision. */
export function ArticlesTable({ items, filters }: ArticlesTableProps) {
  const columns = [
    { key: 'article', label: strings.article },
    { key: 'author', label: strings.author },
    { key: 'category', label: strings.category },
    { key: 'since', label: strings.since[filters.list] },
  ];
  return (
    <Table caption={strings.title} isCaptionHidden columns={columns} dense>
      {items.map(({ id, title, isRevision, author, kind, category, since }) => (
        <Tr key={`${id} ${isRevision}`}>
          <Th>
            <RowTitle>
              <Link href={moderationAddress(id, filters)} isStrong>
                {title}
              </Link>
              {filters.list === 'pending' ? <Under>{isRevision ? strings.revision : strings.newArticle}</Under> : null}
            </RowTitle>
          </Th>
          <Td>
            {author.name}
            <Under>{KIND_LABELS[kind]}</Under>
          </Td>
          <Td>{category}</Td>
          <Td>
            <Day dateTime={since}>{formatDate(since)}</Day>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
