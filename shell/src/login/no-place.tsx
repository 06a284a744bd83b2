import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { PageHeader } from '@psp/design-system/page';
import { Under } from '@psp/design-system/cells';
import { usePageTitle } from '@psp/remote/screen';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { NoPlace as Why } from './use-sign-in.ts';

const Ways = styled.ul`
  display: grid;
  gap: 16px;
  a { display: inline-block; min-height: 24px; }
`;

const WAYS = [
  { href: '/register?tip=acces', label: strings.join, text: strings.joinText },
  { href: '/register', label: strings.apply, text: strings.applyText },
  { href: '/support', label: strings.support, text: strings.supportText },
];

/** In place of the form for somebody who proved who they are and has no organisation: what they can do. */
export function NoPlace({ why, restart }: { why: Why; restart: () => void }) {
  const { title, text } = strings.noPlace[why];
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={text} />
      <Ways role="list">
        {WAYS.map(({ href, label, text: about }) => (
          <li key={href}>
            <Link href={href} isStrong>
              {label}
            </Link>
            <Under>{about}</Under>
          </li>
        ))}
      </Ways>
      <Button variant="secondary" onPress={restart}>
        {strings.otherAccount}
      </Button>
    </>
  );
}
