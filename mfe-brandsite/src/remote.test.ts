import { locales } from '@ortoo/i18n';
import { loadMessages } from '@ortoo/remote';
import { describeRemote } from '@ortoo/testing/remote-suite';
import { remote } from './remote';

describeRemote(remote);

it('has a catalogue of each language', async () => {
  const catalogues = await Promise.all(locales.map(locale => loadMessages(remote.messages, [locale])));
  expect(new Set(catalogues).size).toBe(locales.length);
});
