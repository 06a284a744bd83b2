import { Migration } from '@mikro-orm/migrations';

/** From which solution a request was begun, and which solutions an authority keeps. */
export class FiguresOfSolutions extends Migration {
  override up(): void {
    this.addSql(`
alter table service_request add column solution_id uuid references solution on delete set null;
create index service_request_of_solution on service_request (solution_id) where solution_id is not null;
create table favourite_solution (
  organisation_id uuid not null references organisation,
  solution_id uuid not null references solution on delete cascade,
  created_at timestamptz not null default now(),
  primary key (organisation_id, solution_id));
create index favourite_solution_of_solution on favourite_solution (solution_id);`);
  }
}
