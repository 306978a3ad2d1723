import type { Publication, PublicationContent } from '@ortoo/contracts';
import {
  getPublication,
  listArticleTags,
  removePublication,
  savePublication,
  submitPublication,
  withdrawPublication,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, type FakeAnswer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { $localDrafts, readLocalDrafts, writeLocalDraft } from './local-drafts.store';

const params = { id: 7 };
const contentOf = (title: string): PublicationContent => ({
  texts: { mn: { title, summary: '', image_alt: '', body: { type: 'doc', content: [] } } },
  image: null,
  tags: [],
});
const publication: Publication = {
  ...{ id: 7, kind: 'article', state: 'draft', title: '', image: null, note: null, publish_at: null, slug: null },
  ...{ updated_at: '2026-11-21T04:00:00Z', version: 3, content: contentOf('Анхны') },
};
const fail =
  (status: number, code: string, fields = {}) =>
  () => {
    throw new ApiError(status, code, 'Алдаа', fields);
  };

/** The server: what was saved last is what it has. */
const serverOf = (saved: Publication) => {
  const server = { saved };
  const answers = {
    ...answer(getPublication, () => server.saved, params),
    ...answer(listArticleTags, { tags: [{ code: 'winter', name: 'Өвөл', count: 2 }] }),
    ...answer(
      savePublication,
      ({ body }) => {
        if (body.version !== server.saved.version) throw new ApiError(409, 'PUBLICATION_CHANGED', 'Өөрчлөгдсөн');
        server.saved = { ...server.saved, version: body.version + 1, content: body.content };
        return server.saved;
      },
      params,
    ),
  };
  return { server, answers };
};

const open = async (answers: Record<string, FakeAnswer>) => {
  const api = fakeApi(answers);
  const page = await renderPage('/publications/7', { remote, api });
  const saves = () =>
    api.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body as { version: number; content: PublicationContent });
  return { api, saves, ...page };
};
const titleField = async () => (await screen.findAllByRole('textbox', { name: 'Гарчиг' }))[0]!;

beforeEach(() => {
  resetStores();
  $localDrafts.set([]);
  $user.set(exampleUser);
});

it('saves what is written after a pause, as the next version', async () => {
  const { server, answers } = serverOf(publication);
  const { user, saves } = await open(answers);
  await user.type(await titleField(), ' гарчиг');
  expect(screen.getByText('Хараахан хадгалаагүй')).toBeVisible();
  expect(readLocalDrafts(1, 7)).toHaveLength(1);
  await waitFor(() => expect(server.saved.content).toEqual(contentOf('Анхны гарчиг')), { timeout: 10_000 });
  expect(saves().map(({ version }) => version)).toEqual([3]);
  expect(await screen.findByText(/^Хадгалсан/)).toBeVisible();
  expect(readLocalDrafts(1, 7)).toEqual([]);
});

it('continues with what this device could not send before', async () => {
  const { server, answers } = serverOf(publication);
  writeLocalDraft({ userId: 1, id: 7, device: 'before', version: 3, content: contentOf('Сүлжээгүй үед') });
  await open(answers);
  expect(await titleField()).toHaveValue('Сүлжээгүй үед');
  await waitFor(() => expect(server.saved.content).toEqual(contentOf('Сүлжээгүй үед')), { timeout: 10_000 });
  await waitFor(() => expect(readLocalDrafts(1, 7)).toEqual([]));
});

it('leaves the older drafts of other pages on this device, and asks about them at the next visit', async () => {
  const { answers } = serverOf(publication);
  writeLocalDraft({ userId: 1, id: 7, device: 'older', version: 2, content: contentOf('Хуучин') });
  writeLocalDraft({ userId: 1, id: 7, device: 'latest', version: 3, content: contentOf('Сүүлийн') });
  await open(answers);
  await screen.findByText(/^Хадгалсан/, {}, { timeout: 10_000 });
  await waitFor(() => expect(readLocalDrafts(1, 7).map(({ device }) => device)).toEqual(['older']));
});

it('says that nothing is lost without a network', async () => {
  const { answers } = serverOf(publication);
  const offline = answer(savePublication, fail(0, 'UNAVAILABLE'), params);
  const { user } = await open({ ...answers, ...offline });
  await user.type(await titleField(), '!');
  expect(await screen.findByText(/^Сүлжээгүй байна/, {}, { timeout: 10_000 })).toBeVisible();
  expect(readLocalDrafts(1, 7)[0]?.content).toEqual(contentOf('Анхны!'));
});

describe('when another page has saved meanwhile', () => {
  const openConflict = async () => {
    const { server, answers } = serverOf(publication);
    const page = await open(answers);
    const title = await titleField();
    server.saved = { ...publication, version: 4, content: contentOf('Нөгөө цонх') };
    await page.user.type(title, '!');
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Энэ нийтлэлийг өөр газар зассан байна' },
      { timeout: 10_000 },
    );
    return { ...page, server, dialog };
  };

  it('shows both texts', async () => {
    const { dialog, server } = await openConflict();
    expect(within(dialog).getByRole('heading', { name: 'Анхны!' })).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: 'Нөгөө цонх' })).toBeVisible();
    expect(server.saved.version).toBe(4);
  });

  it('continues with mine, after theirs', async () => {
    const { user, dialog, server, saves } = await openConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Минийхээр үргэлжлүүлэх' }));
    await waitFor(() => expect(server.saved).toMatchObject({ version: 5, content: contentOf('Анхны!') }));
    expect(saves().at(-1)).toMatchObject({ version: 4 });
    expect(await titleField()).toHaveValue('Анхны!');
  });

  it('continues with theirs, and saves mine as a version before', async () => {
    const { user, dialog, server, saves } = await openConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Нөгөөгөөр үргэлжлүүлэх' }));
    await waitFor(() => expect(server.saved).toMatchObject({ version: 6, content: contentOf('Нөгөө цонх') }));
    expect(
      saves()
        .slice(-2)
        .map(({ content }) => content),
    ).toEqual([contentOf('Анхны!'), contentOf('Нөгөө цонх')]);
    expect(await titleField()).toHaveValue('Нөгөө цонх');
  });
});

it('asks which one, when a closed page has left a change of an older version', async () => {
  const { answers } = serverOf(publication);
  writeLocalDraft({ userId: 1, id: 7, device: 'before', version: 2, content: contentOf('Хуучин') });
  await open(answers);
  const dialog = await screen.findByRole('dialog', { name: 'Энэ нийтлэлийг өөр газар зассан байна' });
  expect(within(dialog).getByRole('heading', { name: 'Хуучин' })).toBeVisible();
});

it('shows what is missing beside its field', async () => {
  const { answers } = serverOf(publication);
  const missing = answer(
    submitPublication,
    fail(422, 'PUBLICATION_INCOMPLETE', { image: 'x', tags: 'x', 'mn.summary': 'x', 'mn.body': 'x' }),
    params,
  );
  const { user } = await open({ ...answers, ...missing });
  await titleField();
  await user.click(screen.getByRole('button', { name: 'Хянуулахаар илгээх' }));
  await waitFor(() => expect(screen.getAllByText('Энэ талбарыг бөглөнө үү')).toHaveLength(4));
  const [summary] = screen.getAllByRole('textbox', { name: 'Товч агуулга' });
  expect(summary).toBeInvalid();
});

it('is submitted for a time in Ulaanbaatar, and taken back', async () => {
  const { answers } = serverOf(publication);
  const submitted = { ...publication, state: 'submitted' as const };
  const { user, api } = await open({
    ...answers,
    ...answer(submitPublication, submitted, params),
    ...answer(withdrawPublication, publication, params),
  });
  await titleField();
  await user.type(screen.getByLabelText(/^Нийтлэх өдөр/), '2026-12-01T09:30');
  await user.click(screen.getByRole('button', { name: 'Хянуулахаар илгээх' }));
  await user.click(await screen.findByRole('button', { name: 'Буцаан аваад засах' }));
  expect(await screen.findByRole('button', { name: 'Хянуулахаар илгээх' })).toBeVisible();
  expect(api.calls.find(({ path }) => path.endsWith('/submit'))?.body).toEqual({
    version: 3,
    publish_at: '2026-12-01T01:30:00.000Z',
  });
});

it('is deleted after a question', async () => {
  const { answers } = serverOf(publication);
  const { user, api } = await open({ ...answers, ...answer(removePublication, null, params) });
  await titleField();
  await user.click(screen.getByRole('button', { name: 'Устгах' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Устгах' }));
  await waitFor(() => expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('says that there is none', async () => {
  await open(answer(getPublication, fail(404, 'PUBLICATION_NOT_FOUND'), params));
  expect(await screen.findByText('Ийм нийтлэл олдсонгүй')).toBeVisible();
});
