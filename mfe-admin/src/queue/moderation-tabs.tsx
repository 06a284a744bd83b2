import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import { countsQuery } from '@psp/remote/navigation-counts';
import { useQuery } from '@tanstack/react-query';

/* Each kind of content that waits for a decision, with its count in the navigation. */
const TABS = {
  moderation: { label: 'Toate', href: '/admin/moderation' },
  articles: { label: 'Articole', href: '/admin/articles' },
  forum: { label: 'Forum', href: '/admin/forum/posts' },
  documents: { label: 'Documente propuse', href: '/admin/library?status=proposed' },
  trainings: { label: 'Cursuri propuse', href: '/admin/training?status=proposed' },
  exchange: { label: 'Proiecte', href: '/admin/exchange?status=reported' },
  decided: { label: 'Decise', href: '/admin/moderation/decise' },
  figures: { label: 'Cifre', href: '/admin/moderation/cifre' },
} as const;

/** Tabs of the one queue of moderation, with how many wait in each. */
export function ModerationTabs({ current }: { current: keyof typeof TABS | null }) {
  const { data: counts } = useQuery(countsQuery('admin'));
  const items = (Object.keys(TABS) as (keyof typeof TABS)[]).map((key) => {
    const { label, href } = TABS[key];
    const waiting = counts?.[key] ?? 0;
    return { key, href, isCurrent: key === current, label: waiting > 0 ? `${label} (${waiting})` : label };
  });
  return <LinkTabs of="pages" label="Moderare" items={items} />;
}
