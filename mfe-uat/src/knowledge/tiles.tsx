import type { KnowledgeHub } from '@psp/contracts/knowledge';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import { chatHref } from '@psp/features/assistant/ui/area';
import { conversationsQuery } from '@psp/features/assistant/ui/queries';
import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Scale from 'lucide-react/icons/scale';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { assistant } from '../assistant/area.ts';
import { strings } from './strings.ts';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
  a {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 12px;
    align-items: center;
    min-height: 58px;
    padding: 9px 16px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    color: var(--ink);
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover { border-color: var(--blue-600); }
  svg { grid-row: 1 / 3; width: 24px; height: 24px; color: var(--blue-600); }
  b { align-self: end; font-size: 1.0625rem; font-weight: 650; }
  small { align-self: start; color: var(--ink-muted); font-size: 0.9375rem; }
  ${media.narrow} { grid-template-columns: 1fr 1fr; gap: 8px; a { padding: 9px 12px; } }
`;

const TILES = [
  { name: 'assistant', href: chatHref(assistant), Icon: Bot },
  { name: 'library', href: '/uat/library', Icon: BookOpen },
  { name: 'legislation', href: '/uat/legislation', Icon: Scale },
  { name: 'training', href: '/uat/training-programs', Icon: GraduationCap },
] as const;

/* Shown before there is anything in them. */
const ALWAYS: readonly string[] = ['assistant', 'training'];

/** Links to the sections of knowledge; documents and acts once there are some to read. */
export function Tiles({ hub: { kinds, trainings } }: { hub: KnowledgeHub }) {
  const { data: conversations } = useQuery(conversationsQuery(assistant));
  const countOf = (name: (typeof TILES)[number]['name']): number => {
    if (name === 'assistant') return conversations?.total ?? 0;
    return name === 'training' ? trainings : (kinds.find(({ kind }) => kind === name)?.count ?? 0);
  };
  return (
    <Bar aria-label={strings.sections}>
      {TILES.filter(({ name }) => ALWAYS.includes(name) || countOf(name) > 0).map(({ name, href, Icon }) => {
        const { label, count } = strings.tiles[name];
        return (
          <Link key={name} to={href}>
            <Icon aria-hidden />
            <b>{label}</b>
            <small>
              <OwnText>{count(countOf(name))}</OwnText>
            </small>
          </Link>
        );
      })}
    </Bar>
  );
}
