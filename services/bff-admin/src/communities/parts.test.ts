import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import { adminCommunityView } from '@psp/contracts/admin-communities';
import { pictureView } from '@psp/contracts/images';
import { ownCommunity } from '@psp/contracts/own-community';
import { newId } from '@psp/domain/id';
import { aCommunityProject, anAttraction } from '@psp/domain/testing/communities';
import { bffAdmin } from '../app.ts';

const { app } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const showcaseOf = (answer: { statusCode: number; json(): unknown }) => {
  expect(answer.statusCode).toBe(200);
  return ownCommunity.parse(answer.json()).community;
};

test('the association fills the showcase that it keeps with attractions, projects and pictures', async () => {
  const content = {
    name: 'Poiana',
    description: 'Comună.',
    featuredImageId: null,
    countyCode: 'SB',
    isPublished: true,
  };
  const created = adminCommunityView.parse((await admin.post('/communities', content)).json());
  const path = `/communities/${created.id}`;
  const { id: picture } = pictureView.parse((await upload(admin, `${path}/pictures`, PNG)).json());
  const pictures = [{ id: picture, alt: 'Turnul' }];
  showcaseOf(await admin.post(`${path}/attractions`, { content: anAttraction({ pictures }) }));
  showcaseOf(await admin.put(`${path}/gallery`, { version: 1, content: { pictures } }));
  const added = showcaseOf(await admin.post(`${path}/projects`, { content: aCommunityProject() }));
  const [project] = added?.projects ?? [];
  expect(project?.actions).toEqual(['edit', 'remove', 'start']);
  const moved = { version: project?.version, step: 'start' };
  expect(showcaseOf(await admin.post(`${path}/projects/${project?.id}/move`, moved))?.projects[0]?.status).toBe(
    'in_progress',
  );
  expect(showcaseOf(await admin.get(`${path}/showcase`))).toMatchObject({
    attractions: [{ pictures }],
    gallery: { version: 2, pictures },
  });
  expect(adminCommunityView.parse((await admin.get(path)).json())).toMatchObject({
    ...{ attractions: 1, projects: 1, pictures: 1 },
  });
  const stale = await admin.put(`${path}/gallery`, { version: 1, content: { pictures: [] } });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'version.stale' }]);
  expect((await admin.post(`/communities/${newId()}/attractions`, { content: anAttraction() })).statusCode).toBe(404);
});
