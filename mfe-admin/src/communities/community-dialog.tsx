import type { AdminCommunityView, CreateAdminCommunity } from '@psp/contracts/admin-communities';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Dialog } from '@psp/design-system/dialog';
import { NumberField } from '@psp/design-system/number-field';
import { Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { type ActForm, useFormOf } from '@psp/features/forms/ui/use-act-form';
import { PartyField } from '@psp/features/parties/ui/party-field';
import { PicturesField } from '@psp/features/pictures/ui/pictures-field';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { countyOptions } from '@psp/remote/options';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CommunityFields, communitySchema, editedContent, fieldsOf } from './community-form.ts';
import { api, authoritiesKey, authorityOptions, communityQueue, REFRESHED, sendPictureOf } from './queries.ts';
import { strings } from './strings.ts';

const { fields } = strings;

const IDS = {
  ...{ countyCode: 'judet', siruta: 'autoritate', name: 'nume', description: 'descriere', objectives: 'obiective' },
  ...{ pictures: 'imagine', address: 'adresa', phone: 'telefon', email: 'email', website: 'pagina' },
  ...{ population: 'populatie', areaKm2: 'suprafata', isPublished: 'publica' },
};

interface CommunityDialogProps {
  /** Null for a new showcase. */
  community: AdminCommunityView | null;
  onClose: () => void;
}

/** Dialog with the texts, the picture and the contact data of a showcase. */
export function CommunityDialog({ community, onClose }: CommunityDialogProps) {
  const [isHeld, setHeld] = useState(false);
  const act = useAct<CreateAdminCommunity, AdminCommunityView>({
    send: (body) =>
      community
        ? api.call('PUT /communities/:id', {
            id: community.id,
            body: { ...editedContent(body), version: community.version },
          })
        : api.call('POST /communities', { body }),
    done: community ? strings.updated : strings.created,
    about: ({ name }) => name,
    refreshes: REFRESHED,
  });
  const form = useFormOf<CommunityFields, CreateAdminCommunity>(act, {
    blank: fieldsOf(community),
    ids: IDS,
    schema: communitySchema,
    follows: true,
    missing: strings.missing,
    check: () => ({ pictures: isHeld ? strings.uploading : undefined }),
    codes: {
      'community.authority_taken': 'siruta',
      'community.authority_presented': 'siruta',
      'community.unknown_authority': 'siruta',
    },
  });
  const { field } = form;
  return (
    <ActDialog
      act={form}
      title={community ? strings.editTitle(community.name) : strings.add}
      confirmLabel={strings.save}
      problemTitle={form.error ? strings.saveFailed : undefined}
      isOpen
      isWide
      onClose={onClose}
    >
      {community?.owner ? <p>{strings.told}</p> : null}
      <Place form={form} isNew={!community} />
      <TextAreaField {...field('description')} label={fields.description} hint={fields.descriptionHint} rows={5} />
      <TextAreaField {...field('objectives')} label={fields.objectives} rows={3} isOptional />
      <PicturesField
        send={sendPictureOf(community?.id)}
        field={field('pictures')}
        label={fields.picture}
        most={1}
        hold={setHeld}
      />
      <TextField {...field('address')} label={fields.address} maxLength={300} isOptional />
      <Row gap={16} align="start">
        <TextField {...field('phone')} label={fields.phone} type="tel" isOptional />
        <TextField {...field('email')} label={fields.email} type="email" isOptional />
      </Row>
      <TextField {...field('website')} label={fields.website} isOptional />
      <Row gap={16} align="start">
        <NumberField {...field('population')} label={fields.population} hasDecimals={false} isOptional />
        <NumberField {...field('areaKm2')} label={fields.areaKm2} suffix="km²" hasThousandths isOptional />
      </Row>
      {community ? null : (
        <CheckboxField {...field('isPublished')} label={fields.isPublished} hint={fields.isPublishedHint} />
      )}
    </ActDialog>
  );
}

const isCounty = (code: string): code is CountyCode => Object.hasOwn(COUNTIES, code);
const PREFIX = /^(Comuna|Orașul|Municipiul) /;

interface PlaceProps {
  form: ActForm<CommunityFields, CreateAdminCommunity>;
  isNew: boolean;
}

/* County and name; for a new showcase also the authority in the registry, which gives its name. */
function Place({ form: { field, values, change }, isNew }: PlaceProps) {
  const client = useQueryClient();
  const { countyCode } = values;
  const chooseAuthority = (siruta: string) => {
    const known = client.getQueriesData<{ items: { id: string; name: string }[] }>({
      queryKey: authoritiesKey(countyCode),
    });
    const found = known.flatMap(([, data]) => data?.items ?? []).find(({ id }) => id === siruta);
    change({ siruta, ...(found ? { name: found.name.replace(PREFIX, '') } : {}) });
  };
  return (
    <>
      <SelectField
        {...field('countyCode')}
        onChange={(code) => change(isNew ? { countyCode: code, siruta: '' } : { countyCode: code })}
        label={fields.countyCode}
        options={countyOptions}
        placeholder={strings.choose}
      />
      {isNew && isCounty(countyCode) ? (
        <PartyField
          key={countyCode}
          field={{ ...field('siruta'), onChange: chooseAuthority }}
          label={fields.siruta}
          hint={fields.sirutaHint}
          search={authorityOptions(countyCode)}
        />
      ) : null}
      <TextField {...field('name')} label={fields.name} maxLength={200} />
    </>
  );
}

/** The dialog for a showcase of which only the id is known. */
export function EditCommunityDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const query = useQuery(communityQueue.viewQuery(id));
  if (query.data) return <CommunityDialog community={query.data} onClose={onClose} />;
  return (
    <Dialog title={strings.editTitle(name)} isOpen isWide onClose={onClose}>
      <Loaded query={query} rows={6}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}
