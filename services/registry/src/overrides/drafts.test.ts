import { openTestRegistry } from '../testing/releases';
import { createDrafts } from './drafts';

it('lists again when the file system has failed', async () => {
  const { store, close } = await openTestRegistry();
  const list = jest.fn(store.list).mockRejectedValueOnce(new Error('EMFILE'));
  const drafts = createDrafts({ ...store, list });
  await expect(drafts.newest('catalog', 'key')).rejects.toThrow('EMFILE');
  expect(await drafts.newest('catalog', 'key')).toBeUndefined();
  await close();
});
