import { fakeTexts, planOf, remoteOf, visitOf } from '../testing/fake-visit';
import { createSlots } from './slots';

const Slot = () => null;

const setUp = () => {
  const slot = jest.fn(async () => Slot);
  const open = jest.fn(async () => undefined);
  const provider = remoteOf('content', [], { slots: ['content.strip'] });
  const visit = visitOf({
    composition: planOf(remoteOf('catalog', []), provider),
    remotes: { page: jest.fn(), slot, limit: jest.fn(), giveUp: () => false },
    texts: fakeTexts({ open }),
  });
  return { visit, slot, open, provider, ...createSlots(visit) };
};

test('a slot belongs to its provider, uses its texts and is loaded once', async () => {
  const { loadSlot, slot, provider } = setUp();
  const loaded = loadSlot('content.strip');
  expect(loadSlot('content.strip')).toBe(loaded);
  const { Slot: Provided, t } = await loaded;
  expect(Provided).toBe(Slot);
  expect(t('title')).toBe('content:title');
  expect(slot.mock.calls).toEqual([[provider, 'content.strip']]);
});

test('a slot without a provider is rejected', async () => {
  await expect(setUp().loadSlot('content.nowhere')).rejects.toMatchObject({
    message: 'content.nowhere has not come',
    cause: new Error('No remote provides content.nowhere'),
  });
});

test.each(['slot', 'open'] as const)('a slot whose %s failed is not retried until requested', async part => {
  const harness = setUp();
  harness[part].mockRejectedValueOnce(new Error('gone'));
  const failed = harness.loadSlot('content.strip');
  await expect(failed).rejects.toMatchObject({ message: 'content.strip has not come', cause: new Error('gone') });
  expect(harness.loadSlot('content.strip')).toBe(failed);
  harness.retrySlot('content.strip', new Error('gone'));
  expect((await harness.loadSlot('content.strip')).Slot).toBe(Slot);
});

test('an extended plan has more slots', async () => {
  const { visit, loadSlot, retrySlot } = setUp();
  await expect(loadSlot('backoffice.scan')).rejects.toThrow('has not come');
  retrySlot('backoffice.scan', new Error('gone'));
  const added = remoteOf('backoffice', [], { slots: ['backoffice.scan'] });
  visit.composition = planOf(...visit.composition.remotes, added);
  expect((await loadSlot('backoffice.scan')).Slot).toBe(Slot);
});
