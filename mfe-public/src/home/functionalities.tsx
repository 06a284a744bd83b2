import { useSession } from '@psp/auth/session';
import { dashboardOf } from '@psp/auth/session/areas';
import type { Kind } from '@psp/contracts/common';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import type { LucideIcon } from 'lucide-react';
import MapIcon from 'lucide-react/icons/map';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { Section } from './section.tsx';

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--line);
`;

const Tile = styled.li<{ $leads: boolean }>`
  position: relative;
  flex: 1 1 255px;
  padding: 24px;
  background: var(--surface);
  line-height: 1.45;
  transition: background-color 120ms;
  ${({ $leads }) => ($leads ? '&:hover { background: var(--blue-50); }' : '')}
  svg { display: block; width: 28px; height: 28px; color: var(--blue-600); }
  h3 { margin: 14px 0 6px; font-size: 1.125rem; }
  h3 a { color: var(--ink); font-weight: inherit; }
  h3 a::after { content: ''; position: absolute; inset: 0; }
  p { color: var(--ink-muted); font-size: 0.9375rem; }
  small { display: inline-block; margin-top: 6px; color: var(--ochre-700); font-size: 0.875rem; font-weight: 600; }
  ${media.narrow} { padding: 20px; }
  @media (max-width: 480px) {
    flex-basis: 100%;
    padding: 10px 16px 10px 56px;
    svg { position: absolute; top: 14px; left: 16px; }
    h3 { margin: 0; font-size: 1.0625rem; }
    small { margin: 0; }
  }
`;

interface Functionality {
  name: keyof typeof strings.tiles;
  icon: LucideIcon;
  /** Undefined for visitors when it is in an area for members. */
  href: string | undefined;
}

const MATCHING: Partial<Record<Kind, string>> = { uat: '/uat/service-requests', firma: '/firma/opportunities' };

const FORUM: Record<Kind, string> = { uat: '/uat/forum', firma: '/firma/network', admin: '/admin/forum' };

/* Members get links into their own area; visitors read that it is for members. */
const functionalities = (kind: Kind | null): readonly Functionality[] => [
  { name: 'marketplace', icon: Store, href: '/marketplace' },
  { name: 'showcase', icon: MapIcon, href: '/comunitati' },
  { name: 'library', icon: BookOpen, href: '/resurse' },
  { name: 'exchange', icon: ArrowLeftRight, href: '/proiecte' },
  { name: 'forum', icon: MessagesSquare, href: kind ? FORUM[kind] : undefined },
  { name: 'matching', icon: Users, href: kind ? MATCHING[kind] : undefined },
  { name: 'reporting', icon: ChartColumn, href: kind ? dashboardOf(kind) : undefined },
  { name: 'security', icon: ShieldCheck, href: '/legal/confidentialitate' },
];

/** Tiles of what the portal does; each has a link, or says that it is for members. `projects`: number of published projects of the exchange. */
export function Functionalities({ projects }: { projects: number }) {
  const kind = useSession((state) => state.kind);
  return (
    <Section id="functionalities" title={strings.functionalities}>
      <Tiles>
        {functionalities(kind).map(({ name, icon: Icon, href }) => {
          const [title, text] = strings.tiles[name];
          return (
            <Tile key={title} $leads={href !== undefined}>
              <Icon strokeWidth={1.75} aria-hidden />
              <h3>
                {href ? (
                  <Link href={href} isStrong>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h3>
              <p>{text}</p>
              {name === 'exchange' && projects > 0 ? <small>{strings.projects(projects)}</small> : null}
              {href ? null : <small>{strings.forMembers}</small>}
            </Tile>
          );
        })}
      </Tiles>
    </Section>
  );
}
