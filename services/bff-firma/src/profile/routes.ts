import { acting, implement } from '@psp/bff-kit/implement';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import type { PortalApp } from '@psp/bff-kit/service';
import type { CompanySection, CompanySectionContent } from '@psp/contracts/company-bodies';
import type { CompanyList } from '@psp/contracts/company-names';
import { ownCompanyOperations, ownConfirmationOperations } from '@psp/contracts/own-company';
import type { Actor } from '@psp/domain/actor';
import { suggestAuthorities } from '@psp/domain/joining/organisations/suggest-authorities';
import { editCompanySection } from '@psp/domain/presenting/partners/company';
import {
  addCompanyPart,
  editCompanyPart,
  orderCompanyParts,
  removeCompanyPart,
} from '@psp/domain/presenting/partners/company-parts';
import { askBadge } from '@psp/domain/presenting/partners/decide-badge';
import { readOwnCompany } from '@psp/domain/presenting/partners/own-company';
import { askForConfirmation, revokeConfirmation } from '@psp/domain/presenting/work-confirmations/commands';
import { fileOfOwnCertificate } from '@psp/domain/presenting/partners/attached-files';
import { previewPartner } from '@psp/domain/presenting/partners/profile';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { identityRoutes } from '@psp/features/organisations/server/routes';

/* Runs a command and responds with the changed profile. */
const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: ({ db, actor, now }, _, __: Input) => readOwnCompany(db, actor, now) });

interface Saved<Content> {
  version: number;
  content: Content;
}
const saving = <Section extends CompanySection>(section: Section) =>
  step((write, { version, content }: Saved<CompanySectionContent<Section>>) =>
    editCompanySection(write, { section, version, content }),
  );

type Added = Pick<Saved<object>, 'content'>;
const adding = (list: CompanyList) => step((write, { content }: Added) => addCompanyPart(write, { list, content }));
type Edited = Saved<object> & { id: string };
const editing = (list: CompanyList) => step((write, input: Edited) => editCompanyPart(write, { list, ...input }));
type Removed = Omit<Edited, 'content'>;
const removing = (list: CompanyList) => step((write, input: Removed) => removeCompanyPart(write, { list, ...input }));
const ordering = (list: CompanyList) =>
  step((write, { order }: { order: string[] }) => orderCompanyParts(write, { list, order }));

/** The firm's own profile. Sections are saved one by one, and lists item by item. */
export const profileRoutes = (app: PortalApp): void => {
  implement(app, 'firma', ownCompanyOperations, {
    view: ({ db, actor, now }) => readOwnCompany(db, actor, now),
    preview: ({ db, actor }) => previewPartner(db, actor),
    certificateFile: attachmentDownload(fileOfOwnCertificate),
    addPicture: keepPicture(),
    askBadge: step(askBadge),
    saveCompany: saving('company'),
    saveContact: saving('contact'),
    saveServices: saving('services'),
    saveCoverage: saving('coverage'),
    addMember: adding('team'),
    addWork: adding('portfolio'),
    addDiscount: adding('discounts'),
    addCertificate: adding('certificates'),
    saveMember: editing('team'),
    saveWork: editing('portfolio'),
    saveDiscount: editing('discounts'),
    saveCertificate: editing('certificates'),
    removeMember: removing('team'),
    removeWork: removing('portfolio'),
    removeDiscount: removing('discounts'),
    removeCertificate: removing('certificates'),
    orderTeam: ordering('team'),
    orderWorks: ordering('portfolio'),
    orderDiscounts: ordering('discounts'),
    orderCertificates: ordering('certificates'),
  });
  implement(app, 'firma', ownConfirmationOperations, {
    authorities: ({ db }, { q }) => suggestAuthorities(db, q),
    ask: acting({ command: askForConfirmation, isSecret: true, answer: async (_, token) => ({ token }) }),
    revoke: revokeConfirmation,
  });
  identityRoutes(app, 'firma');
};
