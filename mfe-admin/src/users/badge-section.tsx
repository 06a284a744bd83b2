import { serverNow } from '@psp/auth/session/server-clock';
import type { BadgeAction, BadgeRule } from '@psp/contracts/company-names';
import { showPhone } from '@psp/contracts/phone';
import { romanianDay } from '@psp/contracts/romania';
import type { OrganisationView } from '@psp/contracts/users';
import { formatDate } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { BadgeCard } from '@psp/features/badges/ui/badge-card';
import { badgeStrings as strings } from './badge-strings.ts';
import { DecisionButton } from './decision-button.tsx';
import { organisations } from './queries.ts';

type Badge = NonNullable<OrganisationView['badge']>;
type Decision = Exclude<BadgeAction, 'askBadge'>;

interface BadgeProps {
  organisation: OrganisationView;
  badge: Badge;
}

/** The badge of a firm, with what the association looks at before it gives or withdraws it. */
export function BadgeSection(props: BadgeProps) {
  return (
    <BadgeCard badge={props.badge} detailOf={(rule) => <Evidence {...props} rule={rule} />}>
      <Row>
        {(Object.keys(strings.acts) as Decision[]).map((action) => (
          <Decide key={action} {...props} action={action} />
        ))}
      </Row>
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

function Decide({ organisation, badge, action }: BadgeProps & { action: Decision }) {
  const isAgainst = action === 'refuseBadge' || action === 'withdrawBadge';
  return (
    <DecisionButton
      organisation={organisation}
      words={strings.acts[action]}
      reasonHint={strings.reasonHint}
      send={(body) => organisations.call(ADDRESSES[action], { id: organisation.id, body })}
      variant={isAgainst ? 'quiet' : 'primary'}
      isDanger={isAgainst}
      isOffered={badge.actions.includes(action)}
    />
  );
}
