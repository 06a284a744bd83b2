import { serverNow } from '@psp/auth/session/server-clock';
import type { BadgeAction, BadgeRule } from '@psp/contracts/company-names';
import { showPhone } from '@psp/contracts/phone';
import { romanianDay } from '@psp/contracts/romania';
import type { OrganisationView } from '@psp/contracts/users';
import { formatDate } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { BadgeCard } from '@psp/features/badges/ui/badge-card';
import { CHANGED } from '../common/changed.ts';
import { type DecidingOptions, type Decision, useDecisions } from '../queue/decisions.tsx';
import { Keys } from '../queue/keys.tsx';
import { badgeStrings as strings } from './badge-strings.ts';
import { organisations } from './queries.ts';

type Badge = NonNullable<OrganisationView['badge']>;

interface BadgeProps {
  organisation: OrganisationView;
  badge: Badge;
}

/** The badge of a firm, with the evidence for each rule and the decisions. */
export function BadgeSection({ next, ...props }: BadgeProps & { next: DecidingOptions<BadgeAction>['next'] }) {
  const { organisation, badge } = props;
  const { buttons, keys } = useDecisions({
    decisions: (Object.keys(strings.acts) as (keyof typeof strings.acts)[]).map((action) =>
      decisionOn(organisation, action),
    ),
    actions: badge.actions,
    next,
  });
  return (
    <BadgeCard badge={badge} detailOf={(rule) => <Evidence {...props} rule={rule} />}>
      <Stack gap={20}>
        <Row>{buttons}</Row>
        <Keys shortcuts={keys} />
      </Stack>
    </BadgeCard>
  );
}

function Evidence({ organisation, badge, rule }: BadgeProps & { rule: BadgeRule }) {
  const { cui, phone, email } = organisation;
  if (rule === 'cui') return cui ?? strings.none;
  if (rule === 'register') return badge.registrationNumber || strings.none;
  if (rule === 'contact') return [phone ? showPhone(phone) : '', email].filter(Boolean).join(', ') || strings.none;
  return badge.certificates.length === 0 ? strings.none : <Certificates certificates={badge.certificates} />;
}

function validityOf(validUntil: string | null): string {
  if (validUntil === null) return strings.endless;
  return (validUntil < romanianDay(serverNow()) ? strings.expired : strings.until)(formatDate(validUntil));
}

const Certificates = ({ certificates }: Pick<Badge, 'certificates'>) =>
  certificates.map(({ id, name, issuer, validUntil, files }) => (
    <div key={id}>
      {[name, issuer, validityOf(validUntil)].filter(Boolean).join(', ')}
      {files.length === 0 ? <div>{strings.noFile}</div> : null}
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          href={organisations.href('GET /organisations/certificates/:id/attachments/:fileId', { id, fileId: file.id })}
        />
      ))}
    </div>
  ));

const ADDRESSES = {
  giveBadge: 'POST /organisations/:id/give-badge',
  keepBadge: 'POST /organisations/:id/keep-badge',
  refuseBadge: 'POST /organisations/:id/refuse-badge',
  withdrawBadge: 'POST /organisations/:id/withdraw-badge',
} as const;

function decisionOn({ id, name, version }: OrganisationView, action: keyof typeof strings.acts): Decision<BadgeAction> {
  const { label, key, title, text, done } = strings.acts[action];
  const isAgainst = action === 'refuseBadge' || action === 'withdrawBadge';
  return {
    action,
    label,
    key,
    variant: isAgainst ? 'quiet' : 'primary',
    isDanger: isAgainst,
    ask: { title: title(name), text, reason: { hint: strings.reasonHint } },
    act: {
      send: (reason) => organisations.call(ADDRESSES[action], { id, body: { version, reason } }),
      refreshes: CHANGED,
      done,
      about: name,
    },
  };
}
