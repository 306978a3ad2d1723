import { matchPage } from '../composition/match';
import type { Visit } from '../composition/prepare';

/** A part of the page and its owner. */
export interface Part {
  /** Id of a route or slot, or the name of the shell's element. */
  id: string;
  remote: string;
  release: string;
  owner: string;
  element: Element;
}

/** The release that these files belong to. */
const releaseIn = (base: string) => /\/releases\/shell\/([^/]+)\//.exec(base)?.[1] ?? '';

/**
 * The current parts of the page: the shell's own, the page, its slots.
 * @param path without the locale prefix
 * @param base folder of the shell's files
 */
export const partsOf = (
  root: ParentNode,
  { composition }: Pick<Visit, 'composition'>,
  path: string,
  base: string,
): Part[] => {
  const shell = { remote: 'shell', release: releaseIn(base), owner: 'platform' };
  const page = matchPage(composition, path);
  const part = (element: Element, id: string, slot?: string): Part => {
    const provider = composition.remotes.find(({ manifest }) => manifest.slots.some(provided => provided.id === slot));
    const remote = slot === undefined ? page?.remote : provider;
    if (!remote) return { ...shell, id, element };
    return { id, remote: remote.id, release: remote.release, owner: remote.manifest.owner, element };
  };
  const own = [...root.querySelectorAll('#root > :is(header, footer, nav)')];
  const main = root.querySelector('main');
  return [
    ...own.map(element => ({ ...shell, id: element.localName, element })),
    ...(main ? [part(main, page?.route.id ?? 'main')] : []),
    ...[...root.querySelectorAll<HTMLElement>('[data-slot]')].map(element => {
      const slot = element.dataset['slot'] ?? '';
      return part(element, slot, slot);
    }),
  ];
};
