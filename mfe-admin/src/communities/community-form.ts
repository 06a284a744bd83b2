import {
  type AdminCommunityView,
  type CreateAdminCommunity,
  createAdminCommunity,
} from '@psp/contracts/admin-communities';
import type { DescribedPictureView } from '@psp/contracts/images';
import { showPhone } from '@psp/contracts/phone';

/** Fields of the form of a showcase, in page order. */
export interface CommunityFields {
  countyCode: string;
  /** Code of the authority as text; '' for none. */
  siruta: string;
  name: string;
  description: string;
  objectives: string;
  /** The picture; empty when there is none. */
  pictures: DescribedPictureView[];
  address: string;
  phone: string;
  email: string;
  website: string;
  population: number | null;
  areaKm2: number | null;
  isPublished: boolean;
}

const EMPTY: CommunityFields = {
  ...{ countyCode: '', siruta: '', name: '', description: '', objectives: '', pictures: [] },
  ...{ address: '', phone: '', email: '', website: '', population: null, areaKm2: null, isPublished: true },
};

/** Fields with what a showcase says; null for a new one. */
export const fieldsOf = (community: AdminCommunityView | null): CommunityFields => {
  if (!community) return EMPTY;
  const { name, countyCode, description, objectives, picture, pictureAlt, address, population, areaKm2 } = community;
  const { phone, email, website } = community;
  return {
    ...{ name, countyCode, siruta: '', description, objectives, address, population, areaKm2 },
    ...{ phone: phone ? showPhone(phone) : '', email: email ?? '', website: website ?? '' },
    pictures: picture ? [{ ...picture, alt: pictureAlt }] : [],
    isPublished: false,
  };
};

/** Builds the request body from the fields and checks it by the contract. */
export const communitySchema = {
  safeParse: (values: unknown) => {
    const { pictures, siruta, ...fields } = values as CommunityFields;
    const [picture] = pictures;
    return createAdminCommunity.safeParse({
      ...fields,
      siruta: siruta === '' ? null : Number(siruta),
      ...{ featuredImageId: picture?.id ?? null, featuredImageAlt: picture?.alt ?? '' },
    });
  },
};

/** Body of an edit: without what only a new showcase has. */
export const editedContent = ({ siruta: _, isPublished: __, ...content }: CreateAdminCommunity) => content;
