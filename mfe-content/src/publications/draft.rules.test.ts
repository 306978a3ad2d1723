import type { Publication, PublicationContent } from '@ortoo/contracts';
import { openingOf } from './draft.rules';

const contentOf = (title: string): PublicationContent => ({
  texts: { mn: { title, summary: '', image_alt: '', body: { type: 'doc', content: [] } } },
  image: null,
  tags: [],
});
const saved = { id: 7, version: 3, content: contentOf('server') } as Publication;
const draft = (version: number, title: string) => ({ device: title, version, content: contentOf(title) });

it.each([
  ['nothing', [], { content: saved.content, mine: null, isUnsaved: false, device: null }],
  [
    'what the server has, too',
    [draft(3, 'server')],
    { content: saved.content, mine: null, isUnsaved: false, device: null },
  ],
  [
    'a change of the same version',
    [draft(3, 'mine')],
    { content: contentOf('mine'), mine: null, isUnsaved: true, device: 'mine' },
  ],
  [
    'a change of an older one',
    [draft(2, 'mine')],
    { content: saved.content, mine: contentOf('mine'), isUnsaved: false, device: 'mine' },
  ],
  [
    'several changes: the latest counts',
    [draft(1, 'old'), draft(3, 'new')],
    { content: contentOf('new'), mine: null, isUnsaved: true, device: 'new' },
  ],
])('opens with %s on this device', (_, drafts, opening) => expect(openingOf(saved, drafts)).toEqual(opening));
