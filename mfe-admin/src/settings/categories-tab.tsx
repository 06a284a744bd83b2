import { type ArticleCategoriesView, AUTHOR_KINDS, type AuthorCategory } from '@psp/contracts/article-categories';
import { useQuery } from '@tanstack/react-query';
import { EditChip, EditChoice, MoveArticles } from './category-acts.tsx';
import { categoriesQuery, restoreCategories } from './category-queries.ts';
import { categoryStrings as strings } from './category-strings.ts';
import { categoryLines } from './setting-lines.ts';
import { SettingTab } from './setting-tab.tsx';
import { ValueTable } from './value-table.tsx';

/** Categories of articles: those of the blog, and those that each kind of author chooses from. */
export function CategoriesTab() {
  const query = useQuery(categoriesQuery);
  const list = query.data;
  return (
    <SettingTab
      lead={strings.lead}
      query={query}
      queryKey={categoriesQuery.queryKey}
      linesOf={categoryLines}
      restore={restoreCategories}
    >
      {() =>
        list ? (
          <>
            <ValueTable
              title={strings.blog}
              values={list.value.chips}
              used={({ slug }) => usedAt(list.articles.chips[slug])}
              acts={(chip) => <EditChip chip={chip} list={list} />}
            />
            {AUTHOR_KINDS.map((kind) => (
              <Choices key={kind} kind={kind} list={list} />
            ))}
          </>
        ) : null
      }
    </SettingTab>
  );
}

const usedAt = (articles = 0): string => (articles === 0 ? strings.none : strings.articles(articles));

interface ChoicesProps {
  kind: AuthorCategory['kind'];
  list: ArticleCategoriesView;
}

function Choices({ kind, list }: ChoicesProps) {
  const { chips, choices } = list.value;
  return (
    <ValueTable
      title={strings.authors[kind]}
      values={choices.filter((choice) => choice.kind === kind)}
      used={({ slug }) => usedAt(list.articles.choices[slug])}
      more={{ label: strings.chip, of: (choice) => chips.find(({ slug }) => slug === choice.chip)?.name }}
      acts={(choice) => (
        <>
          <EditChoice choice={choice} list={list} />
          {list.articles.choices[choice.slug] ? <MoveArticles choice={choice} list={list} /> : null}
        </>
      )}
    />
  );
}
