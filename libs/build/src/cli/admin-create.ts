import { parseArgs } from 'node:util';
import { createAdmin, type NewAdmin, readEmail } from '@psp/domain/overseeing/users/create-admin';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { runningAddress } from '../start/running-address.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder } from '../workspace.ts';
import { ASSOCIATION, strings } from './strings.ts';

function addressOf(text: string): string {
  const address = readEmail(text);
  if (!address) throw new Failure(strings.emailInvalid(text));
  return address;
}

function options(): NewAdmin {
  const string = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { email: string, name: string, organisation: string, contact: string } });
    const { email, name, organisation = ASSOCIATION } = values;
    if (!email || !name?.trim() || !organisation.trim()) throw new Failure(strings.adminUsage);
    const contact = values.contact === undefined ? null : addressOf(values.contact);
    return { email: addressOf(email), name: name.trim(), organisation: organisation.trim(), contact };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(strings.adminUsage);
  }
}

/** Origin of the portal: configured, else of the running portal, else its default. */
const origin = (folder: string): string =>
  new URL(process.env.PUBLIC_ORIGIN || runningAddress(folder) || `http://localhost:${process.env.PORT || 8080}`).origin;

await runCommand(async () => {
  const folder = portalFolder();
  const wanted = options();
  const created = await withDatabase(folder, (orm) => createAdmin(orm, wanted));
  if (!created) throw new Failure(strings.emailTaken(wanted.email));
  if (created.isNewOrganisation) console.log(strings.organisationMade(created.organisation));
  console.log(strings.adminMade(wanted.email, `${origin(folder)}/parola/noua#${created.token}`));
});
process.exit();
