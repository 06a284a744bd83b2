import type { CommunityCard } from '@psp/contracts/communities';
import type { LandingView } from '@psp/contracts/landing';
import type { PartnerItem } from '@psp/contracts/partners';
import type { Figure, SectionContent } from '@psp/contracts/site-content';

export const stated = (label: string, value: string): Figure => ({ label, source: 'stated', value });

export const aPartner = (deciding: Partial<PartnerItem> = {}): PartnerItem => ({
  id: '0192d6f3-8d02-7000-9966-000000000001',
  name: 'Civis Digital',
  description: 'Digitalizare.',
  countyCode: 'CJ',
  locality: 'Cluj-Napoca',
  services: ['Registre electronice'],
  domains: ['it-digitalizare'],
  employees: null,
  experienceYears: null,
  verified: true,
  rating: 4.9,
  reviewCount: 7,
  logo: null,
  ...deciding,
});

export const aCommunity = (deciding: Partial<CommunityCard> = {}): CommunityCard => ({
  id: '0192d6f3-8d02-7000-9966-000000000002',
  name: 'Comuna Rășinari',
  countyCode: 'SB',
  uatType: 'commune',
  excerpt: 'Sat de munte.',
  picture: null,
  population: 5000,
  attractions: 2,
  projectsUnderWay: 1,
  ...deciding,
});

const point = (title: string) => ({ title, text: `Despre ${title}` });
const audience = (name: string): SectionContent<'audiences'>['firms'] => ({
  name,
  title: `${name}, pe scurt`,
  benefits: [`${name} câștigă timp`],
});

const CONTENT: LandingView['content'] = {
  hero: { headline: 'Primăria are o nevoie.', lead: 'Partenerul o află astăzi.' },
  figures: {
    authorities: stated('autorități membre', '500+'),
    firms: stated('parteneri activi', '200+'),
    completedProjects: stated('proiecte finalizate', '1.000+'),
  },
  about: {
    title: 'Despre asociație',
    lead: 'Cine suntem.',
    mission: 'Misiunea noastră.',
    vision: 'Viziunea noastră.',
    objective: 'Peste 1000 de autorități.',
    values: [point('Încredere'), point('Eficiență'), point('Comunitate')],
  },
  audiences: { authorities: audience('Autorități'), firms: audience('Companii') },
  steps: { title: 'Cum funcționează', items: ['Înregistrare', 'Explorare', 'Conectare', 'Succes'].map(point) },
  testimonials: {
    title: 'Mărturii',
    items: [{ quote: 'Am primit oferte comparabile.', name: 'Maria Ionescu', role: 'Primar' }],
  },
  impact: {
    title: 'Rezultate',
    satisfaction: stated('satisfacție', '98%'),
    projectValue: stated('valoarea proiectelor', '15M euro'),
    responseTime: stated('timp mediu de răspuns', '72h'),
    onTime: stated('proiecte la termen', '95%'),
  },
};

/** A landing page with one item in each section. */
export const aLanding = (deciding: Partial<LandingView> = {}): LandingView => ({
  content: CONTENT,
  computed: null,
  byCounty: { SB: 1 },
  communities: [aCommunity()],
  partners: [aPartner()],
  news: { review: null, article: null },
  ...deciding,
});
