import { CacheProvider, type EmotionCache } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { localePrefix, localizePath } from '@ortoo/i18n';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app';
import type { PreparedPage, Visit } from '../composition/prepare';
import { createStyleCache, styleElement } from '../emotion-cache';
import { createPages } from '../navigation/pages';
import type { RenderRequest } from './render-shapes';

export const treeOf = (visit: Visit, request: RenderRequest, prepared: PreparedPage, cache: EmotionCache) => {
  const pages = createPages(visit, { path: request.path, search: request.search, prepared });
  return (
    <CacheProvider value={cache}>
      <StaticRouter
        basename={localizePath('/', request.locale)}
        location={localePrefix(request.locale) + request.path + request.search}
      >
        <App visit={visit} pages={pages} />
      </StaticRouter>
    </CacheProvider>
  );
};

/** The page as HTML, with the styles it uses. */
export const renderApp = (visit: Visit, request: RenderRequest, prepared: PreparedPage) => {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const html = renderToString(treeOf(visit, request, prepared, cache));
  return { html, styles: styleElement(extractCritical(html)) };
};
