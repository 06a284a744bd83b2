import {
  type LibraryProposal,
  libraryProposal,
  type LibraryProposalView,
  resendProposal,
} from '@psp/contracts/library-proposals';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { StackForm } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { type LibraryArea, libraryKey } from './area.ts';
import {
  CODES,
  type DocumentFields,
  EMPTY_FIELDS,
  presentCategory,
  TextPart,
  textFieldsOf,
  textOf,
  WhatPart,
} from './document-fields.tsx';
import { editing } from './editing-strings.ts';
import { proposalQuery, proposalsPath } from './proposals.ts';
import { proposing } from './proposing-strings.ts';

/** The form of a new proposal, and of one that is sent again. */
export function ProposalFormPage({ area }: { area: LibraryArea }) {
  const { id } = useParams();
  const query = useQuery({ ...proposalQuery(area, id ?? ''), enabled: id !== undefined });
  if (id === undefined) return <Editor area={area} proposal={null} />;
  return <LoadedPage query={query}>{(proposal) => <Editor key={id} area={area} proposal={proposal} />}</LoadedPage>;
}

type Sent = LibraryProposal & { version?: number };

const send = ({ api }: LibraryArea, proposal: LibraryProposalView | null, { version = 0, ...body }: Sent) =>
  proposal
    ? api.call('PUT /library-proposals/:id', { id: proposal.id, body: { ...body, version } })
    : api.call('POST /library-proposals', { body });

interface EditorProps {
  area: LibraryArea;
  proposal: LibraryProposalView | null;
}

function Editor({ area, proposal }: EditorProps) {
  const navigate = useNavigate();
  // As the form was opened: a decision meanwhile is refused as stale.
  const [opened] = useState(proposal);
  const [isUploading, setUploading] = useState(false);
  const title = opened ? proposing.change : proposing.propose;
  usePageTitle(title);
  const path = proposalsPath(area);
  const own = opened ? `${path}/${opened.id}` : path;
  const form = useActForm<DocumentFields, Sent, LibraryProposalView>({
    blank: { ...EMPTY_FIELDS, ...(opened ? textFieldsOf(opened.content) : {}) },
    schema: {
      safeParse: (values: unknown) => {
        const body = textOf(values as DocumentFields);
        return opened
          ? resendProposal.safeParse({ ...body, version: opened.version })
          : libraryProposal.safeParse(body);
      },
    },
    check: () => ({ fileIds: isUploading ? editing.files.running : undefined }),
    send: (body) => send(area, opened, body),
    codes: CODES,
    done: proposing.sent,
    about: (saved) => saved.title,
    refreshes: [libraryKey(area)],
    onDone: ({ id }) => void navigate(`${path}/${id}`),
  });
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        breadcrumb={[...area.trail, { label: area.title, href: area.listPath }, { label: proposing.title, href: path }]}
      />
      <StackForm of={form} gap={16} problem={proposing.problem}>
        <WhatPart form={form} side={area.kind} present={presentCategory(opened)} />
        <TextPart
          form={form}
          known={opened?.files ?? []}
          send={(file, options) => uploadFile(area.api, 'POST /library-files', file, options)}
          onUploading={setUploading}
        />
        <Row>
          <Button type="submit" isPending={form.isPending}>
            {proposing.send}
          </Button>
          <ButtonLink variant="secondary" href={own}>
            {editing.giveUp}
          </ButtonLink>
        </Row>
      </StackForm>
    </Page>
  );
}
