import { manifestSchema } from '@ortoo/contracts/schema';
import { locales } from '@ortoo/i18n';
import { messageKeys } from '@ortoo/i18n/message-keys';
import { loadMessages, type RemoteModule } from '@ortoo/remote';

/** Contract tests of a remote; each remote runs this suite on itself. */
export const describeRemote = ({ manifest, pages, slots, messages }: RemoteModule): void => {
  describe(`remote ${manifest.id}`, () => {
    it('has a valid manifest', () => expect(manifestSchema.safeParse(manifest).error).toBeUndefined());

    it('names routes and slots after itself, without duplicates', () => {
      const ids = [...manifest.routes, ...manifest.slots].map(part => part.id);
      expect(ids.filter(id => !id.startsWith(`${manifest.id}.`))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it.each(manifest.routes.map(route => route.id))('has a page behind %s', async id => {
      const { page } = await pages[id]!();
      expect(page).toMatchObject({ Page: expect.any(Function), head: expect.any(Function) });
    });

    const gated = manifest.routes.filter(route => route.ageGate !== undefined);
    if (gated.length > 0) {
      it.each(gated.map(route => route.id))('has a gate in front of %s', async id => {
        expect((await pages[id]!()).page.Gate).toBeInstanceOf(Function);
      });
    }

    if (manifest.slots.length > 0) {
      it.each(manifest.slots.map(slot => slot.id))('has a component behind %s', async id => {
        expect((await slots[id]!()).Slot).toBeInstanceOf(Function);
      });
    }

    it('has every text in each of its languages', async () => {
      const complete = await loadMessages(messages, ['mn']);
      for (const locale of locales) {
        const keys = messageKeys(await loadMessages(messages, [locale]));
        expect({ locale, keys }).toEqual({ locale, keys: messageKeys(complete) });
      }
      expect(await loadMessages(messages, ['en'])).not.toBe(complete);
    });

    it('has no range of numbers that a line may break', async () => {
      for (const locale of locales) {
        expect(JSON.stringify(await loadMessages(messages, [locale])).match(/.{9}[\d}]–[\d{]/)).toBeNull();
      }
    });
  });
};
