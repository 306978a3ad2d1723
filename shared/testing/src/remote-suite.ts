import { manifestSchema } from '@ortoo/contracts/schema';
import type { Locale } from '@ortoo/i18n';
import { catalogueFaults } from '@ortoo/i18n/catalogue-faults';
import { loadMessages, type RemoteModule } from '@ortoo/remote';

/**
 * Contract tests of a remote; each remote runs this suite on itself.
 * @param languages those that its catalogues are in
 */
export const describeRemote = (
  { manifest, pages, slots, messages }: RemoteModule,
  languages: readonly Locale[] = ['mn', 'en'],
): void => {
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

    it.each(languages)('has every text in %s, with its plural forms and variables', async locale => {
      const original = await loadMessages(messages, ['mn']);
      const catalogue = await loadMessages(messages, [locale]);
      expect(catalogueFaults(locale, catalogue, original)).toEqual([]);
      if (locale !== 'mn') expect(catalogue).not.toBe(original);
    });
  });
};
