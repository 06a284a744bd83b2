import {
  type ArticleCategoryList,
  AUTHOR_KINDS,
  type AuthorCategory,
  type BlogChip,
} from '@psp/contracts/article-categories';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { EditChip, EditChoice, MoveArticles } from './category-acts.tsx';
import { categoriesQuery } from './category-queries.ts';
import { categoryStrings as strings } from './category-strings.ts';
import { ValueTable } from './value-table.tsx';

/** Categories of articles: those of the blog, and those that each kind of author chooses from. */
export function CategoriesTab() {
  const query = useQuery(categoriesQuery);
  return (
    <Stack gap={20}>
      <p>{strings.lead}</p>
      <Loaded query={query}>
        {(list) => (
          <>
            <ValueTable
              title={strings.blog}
              values={list.chips}
              used={usedAt}
              acts={(chip) => <EditChip chip={chip} />}
            />
            {AUTHOR_KINDS.map((kind) => (
              <Choices key={kind} kind={kind} list={list} />
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const usedAt = ({ articles }: BlogChip): string => (articles === 0 ? strings.none : strings.articles(articles));

interface ChoicesProps {
  kind: AuthorCategory['kind'];
  list: ArticleCategoryList;
}

function Choices({ kind, list: { chips, choices } }: ChoicesProps) {
  const own = choices.filter((choice) => choice.kind === kind);
  return (
    <ValueTable
      title={strings.authors[kind]}
      values={own}
      used={usedAt}
      more={{ label: strings.chip, of: (choice) => chips.find(({ slug }) => slug === choice.chip)?.name }}
      acts={(choice) => (
        <>
          <EditChoice choice={choice} chips={chips} />
          {choice.articles > 0 ? <MoveArticles choice={choice} others={own} /> : null}
        </>
      )}
    />
  );
}
