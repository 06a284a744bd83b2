import type { ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { Button } from '@psp/design-system/button';
import { controlStyle } from '@psp/design-system/control';
import { VisuallyHidden } from '@psp/design-system/page';
import { useChanges } from '@psp/remote/lists/use-changes';
import Search from 'lucide-react/icons/search';
import type { FormEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Choice, Choices } from '@psp/features/choices/ui/choices';
import { articleList } from './filters.ts';
import { strings } from './strings.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;

const Form = styled.form`
  display: flex;
  flex: 0 1 420px;
  gap: 8px;
  min-width: min(100%, 260px);
  > label { flex: 1; min-width: 0; }
  input { ${controlStyle} }
  > button { flex: none; }
`;

interface FiltersProps {
  filters: ArticleQuery;
  categories: readonly BlogCategory[];
}

/** Categories as links and a search; both work before, and without, any script. */
export function BlogFilters({ filters, categories }: FiltersProps) {
  const { q, category } = filters;
  const change = useChanges(articleList, filters);
  const choose = (event: MouseEvent, slug = '') => {
    // In another tab or window it is an address as any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change('category', slug);
  };
  const choices = [{ slug: undefined, name: strings.all }, ...categories];
  return (
    <Bar>
      <nav aria-label={strings.categories}>
        <Choices>
          {choices.map(({ slug, name }) => (
            <li key={name}>
              <Choice
                to={articleList.address({ q, category: slug })}
                onClick={(event) => choose(event, slug)}
                preventScrollReset
                aria-current={slug === category ? 'true' : undefined}
              >
                {name}
              </Choice>
            </li>
          ))}
        </Choices>
      </nav>
      <SearchForm key={q} q={q} category={category} onSearch={(text) => change('q', text)} />
    </Bar>
  );
}

type SearchFormProps = Pick<ArticleQuery, 'q' | 'category'> & { onSearch: (text: string) => void };

function SearchForm({ q, category, onSearch }: SearchFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <Form role="search" aria-label={strings.searchForm} action="/blog" method="get" onSubmit={onSubmit}>
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <label>
        <VisuallyHidden>{strings.search}</VisuallyHidden>
        <input type="search" name="q" defaultValue={q} placeholder={strings.search} maxLength={200} />
      </label>
      <Button type="submit" icon={<Search aria-hidden />}>
        {strings.searchButton}
      </Button>
    </Form>
  );
}
