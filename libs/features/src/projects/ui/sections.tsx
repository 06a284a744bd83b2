import { SiteLink } from '@psp/design-system/site-link';
import { media } from '@psp/design-system/theme';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ProjectProps, projectHref } from './area.ts';
import { strings } from './strings.ts';

const { sections } = strings;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  border-bottom: 1px solid var(--line);
  a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px; color: var(--ink-muted); font-weight: 500; text-decoration: none; }
  a:first-child { padding-left: 0; }
  a:hover { color: var(--blue-700); text-decoration: underline; }
  span { padding: 0 8px; border-radius: 16px; background: var(--sunken); color: var(--ink); font-size: 0.875rem; font-weight: 600; }
  ${media.narrow} { gap: 0; a { padding: 0 16px 0 0; } }
`;

/** Links to the existing sections of the page. */
export function Sections({ area, project }: ProjectProps) {
  const { milestones, deliveredAt, files, amendments, reviews, actions, history } = project;
  const { own, other, otherWritten } = reviews;
  const done = milestones.filter(({ doneAt }) => doneAt).length;
  const items = [
    { id: 'delivery', label: sections.delivery, isShown: deliveredAt !== null },
    { id: 'reception', label: sections.reception, isShown: project.receptionNote || actions.includes('makeNote') },
    { id: 'milestones', label: sections.milestones, count: `${done}/${milestones.length}`, isShown: true },
    {
      id: 'files',
      label: sections.files,
      count: files.length,
      isShown: files.length > 0 || actions.includes('addFiles'),
    },
    { id: 'messages', label: sections.messages, isShown: true },
    {
      id: 'amendments',
      label: sections.amendments,
      count: amendments.length,
      isShown: amendments.length > 0 || actions.includes('amend'),
    },
    { id: 'reviews', label: sections.reviews, isShown: actions.includes('review') || own || other || otherWritten },
    { id: 'history', label: sections.history, count: history.length, isShown: true },
  ];
  return (
    <Nav aria-label={sections.label}>
      {items.map(({ id, label, count, isShown }) =>
        isShown ? (
          <SiteLink key={id} href={`${projectHref(area, project.id)}#${id}`}>
            {label} {count ? <span>{count}</span> : null}
          </SiteLink>
        ) : null,
      )}
    </Nav>
  );
}

/** Scrolls to and focuses the section that the address fragment names (`#reviews`), also when the same link is pressed again. */
export function useTargetOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (!target) return;
    target.tabIndex = -1;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
