import type { ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { Button } from '@psp/design-system/button';
import { controlStyle } from '@psp/design-system/control';
import { VisuallyHidden } from '@psp/design-system/page';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { articleList } from './filters.ts';
import { messages } from './messages.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Chip = styled(RouterLink)`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 6px 16px;
  border: 1px solid var(--control);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  &:hover { border-color: var(--blue-600); background: var(--blue-50); }
  &[aria-current] { border-color: var(--blue-900); background: var(--blue-900); color: #ffffff; }
  @media (forced-colors: active) { &[aria-current] { border-width: 3px; } }
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
  const chips = [{ slug: undefined, name: messages.all }, ...categories];
  return (
    <Bar>
      <nav aria-label={messages.categories}>
        <Chips>
          {chips.map(({ slug, name }) => (
            <li key={name}>
              <Chip
                to={articleList.address({ q, category: slug })}
                preventScrollReset
                aria-current={slug === category ? 'true' : undefined}
              >
                {name}
              </Chip>
            </li>
          ))}
        </Chips>
      </nav>
      <SearchForm key={q} q={q} category={category} />
    </Bar>
  );
}

function SearchForm({ q, category }: Pick<ArticleQuery, 'q' | 'category'>) {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(articleList.address({ q: text, category }), { preventScrollReset: true });
  };
  return (
    <Form role="search" aria-label={messages.searchForm} action="/blog" method="get" onSubmit={onSubmit}>
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <label>
        <VisuallyHidden>{messages.search}</VisuallyHidden>
        <input type="search" name="q" defaultValue={q} placeholder={messages.search} maxLength={200} />
      </label>
      <Button type="submit" icon={<Search aria-hidden />}>
        {messages.searchButton}
      </Button>
    </Form>
  );
}
