import { Migration } from '@mikro-orm/migrations';

const PROPOSALS = `
create table suspension_proposal (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  organisation_id uuid not null references organisation on delete cascade,
  status text not null check (status in ('open', 'confirmed', 'declined', 'withdrawn', 'lapsed')),
  -- Shown to the organisation once another administrator has confirmed it.
  reason text not null check (reason <> ''),
  proposed_by uuid not null references account,
  lapses_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  decision_reason text,
  check ((status = 'open') = (decided_at is null)),
  check (status <> 'confirmed' or decided_by <> proposed_by));
create unique index suspension_one_open on suspension_proposal (organisation_id) where status = 'open';
create index suspension_proposal_organisation on suspension_proposal (organisation_id, created_at);
create index suspension_proposal_newest on suspension_proposal (created_at desc, id);
create index suspension_proposal_proposed_by on suspension_proposal (proposed_by);
create index suspension_proposal_decided_by on suspension_proposal (decided_by);`;

/** Proposals to suspend an organisation, which a second administrator confirms. */
export class SuspensionProposals extends Migration {
  override up(): void {
    this.addSql(PROPOSALS);
  }
}
