import type { MagazineIssueItem } from '@psp/contracts/magazine';
import { formatDate } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { api } from './queries.ts';
import { strings } from './strings.ts';

const Layout = styled.div<{ $isLarge: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isLarge }) => ($isLarge ? '116px' : '84px')} minmax(0, 1fr);
  gap: ${({ $isLarge }) => ($isLarge ? '20px' : '14px')};
  padding: 14px 18px;
  font-size: ${({ $isLarge }) => ($isLarge ? '1rem' : '0.9375rem')};
  line-height: 1.4;
  h2, h3 { font-size: ${({ $isLarge }) => ($isLarge ? '1.1875rem' : '1rem')}; line-height: 1.3; }
  p { color: var(--ink-muted); }
  ${media.narrow} { grid-template-columns: 84px minmax(0, 1fr); gap: 14px; padding: 14px 16px; }
`;

const Paper = styled.div<{ $isLarge: boolean }>`
  display: flex;
  flex-direction: column;
  height: ${({ $isLarge }) => ($isLarge ? '154px' : '112px')};
  padding: 9px 8px;
  border-left: 4px solid var(--ochre-400);
  border-radius: 4px;
  background: var(--blue-900);
  color: #fff;
  font-size: 0.75rem;
  line-height: 1.25;
  b { font-size: 0.9375rem; }
  span { margin-top: auto; }
  ${media.narrow} { height: 112px; }
`;

const Links = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-top: 2px;
  a { display: inline-flex; align-items: center; gap: 7px; min-height: 36px; }
  a:first-child { font-weight: 600; }
  svg { width: 18px; height: 18px; }
`;

/* "18 decembrie 2026" without its day. */
const monthOf = (day: string): string => formatDate(day).replace(/^\S+ /, '');

interface IssueProps {
  issue: MagazineIssueItem;
  isLarge?: boolean;
  /** Level of the title. */
  level?: 2 | 3;
}

/** An issue of the magazine: cover, title, pages, summary and the ways to its PDF. */
export function Issue({ issue, isLarge = false, level = 3 }: IssueProps) {
  const { id, number, title, pages, summary, appearsOn, file } = issue;
  const Heading = `h${level}` as const;
  return (
    <Layout $isLarge={isLarge}>
      <Paper $isLarge={isLarge} aria-hidden>
        <b>{strings.title}</b>
        <span>
          {strings.issue(number)}
          <br />
          {monthOf(appearsOn)}
        </span>
      </Paper>
      <div>
        <Heading>{title}</Heading>
        <p>{`${strings.pages(pages)} ${summary}`}</p>
        <Links>
          <a
            href={api.href('GET /magazine/issues/:id/read', { id })}
            target="_blank"
            rel="noopener"
            aria-label={strings.readWhat(title)}
          >
            <BookOpen aria-hidden />
            {strings.read}
          </a>
          <a
            href={api.href('GET /magazine/issues/:id/pdf', { id })}
            download={file.name}
            aria-label={strings.pdfWhat(title, file.size)}
          >
            <Download aria-hidden />
            {strings.pdf(file.size)}
          </a>
        </Links>
      </div>
    </Layout>
  );
}
