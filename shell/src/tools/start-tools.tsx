import type { Visit } from '../composition/prepare';
import { showSeparately } from '../screens/show-separately';
import { Boundaries } from './boundaries';
import { followDrafts } from './follow-drafts';
import { OverrideBadge, PreviewBadge } from './override-badge';
import { partsOf } from './parts';
import type { Tools } from './tools';
import { $override } from './tools.store';

interface ToolsOptions {
  tools: Tools;
  visit: Visit;
  /** Path of the current page, without the locale prefix. */
  path: () => string;
  /** Renders the page again with the existing state. */
  redraw: () => void;
}

/** Developer tools on the shop's pages. */
export const startTools = async ({ tools, visit, path, redraw }: ToolsOptions): Promise<void> => {
  await visit.texts.open();
  const t = visit.texts.translator('shell');
  if (tools.override) {
    const { remote, release, draft } = tools.override;
    $override.set({ remote, release });
    showSeparately('trial', <OverrideBadge t={t} />);
    if (draft) followDrafts(visit, redraw);
  }
  if (tools.preview) showSeparately('draft', <PreviewBadge t={t} />);
  if (tools.boundaries) {
    showSeparately(
      'parts',
      <Boundaries t={t} read={() => partsOf(document, visit, path(), __webpack_public_path__)} />,
    );
  }
};
