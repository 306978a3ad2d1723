import type { Browser } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { pastTheGate } from './visit';

/**
 * A page frozen as plain HTML: its own markup, used CSS and pictures, no script. The best possible speed of the same
 * content.
 */
export const freezePage = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await page.context().addCookies([{ ...pastTheGate, url }]);
  await page.goto(url);
  const answer = await page.request.get(url, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  await page.close();
  return html
    .replace(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '')
    .replace(/<script>.*?<\/script>/gs, '');
};

/** Serves frozen pages and proxies pictures and fonts of the shop, so that both sides read the same bytes. */
export const serveTwins = async (
  origin: string,
  pages: ReadonlyMap<string, string>,
): Promise<{ origin: string; close: () => void }> => {
  const packed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(Buffer.from(html))]));
  const server: Server = createServer((request, response) => {
    const html = packed.get(request.url ?? '');
    if (html) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': html.length,
      });
      return response.end(html);
    }
    const headers = { accept: String(request.headers.accept ?? '*/*') };
    fetch(origin + request.url, { headers }).then(
      async answer => {
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? '',
          'content-length': body.length,
          'cache-control': 'max-age=3600',
        });
        response.end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
