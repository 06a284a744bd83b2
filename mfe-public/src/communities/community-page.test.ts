import { expect, test } from '@jest/globals';
import { community } from '@psp/features/communities/ui/testing/community';
import { headOf } from './community-page.tsx';

test('the JSON-LD has the place, its institution and the breadcrumb', () => {
  const head = headOf({ ...community, contact: { ...community.contact, website: 'javascript:alert(1)' } });
  expect(head).toMatchObject({
    title: 'Sibiu, Sibiu',
    path: `/comunitati/${community.id}`,
    backdrop: `/api/public/images/${community.picture?.id}/960`,
  });
  expect(head.jsonLd?.map((thing) => thing['@type'])).toEqual(['Place', 'GovernmentOrganization', 'BreadcrumbList']);
  expect(JSON.stringify(head)).not.toContain('javascript');
  expect(headOf({ ...community, institution: null }).jsonLd).toHaveLength(2);
});
