// A server page of product cards with React alone: no router, styles in JS, translations or data of its own.
process.env.NODE_ENV = 'production';
const { createElement: h } = await import('react');
const { renderToString } = await import('react-dom/server');
const { createServer } = await import('node:http');
const { promisify } = await import('node:util');
const { brotliCompress, constants } = await import('node:zlib');

const compress = promisify(brotliCompress);

const Card = ({ slug, name, display_selling_price: price, average_rating: rating, image }) =>
  h(
    'article',
    null,
    h('img', { src: `${image}?w=320`, srcSet: `${image}?w=640 2x`, alt: '', width: 320, height: 320, loading: 'lazy' }),
    h('h2', null, h('a', { href: `/products/${slug}` }, name)),
    h('p', null, `★ ${rating}`),
    h('p', null, price),
    h('button', { type: 'button' }, 'Add to cart'),
  );

const Page = ({ products }) =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Products')),
    h(
      'body',
      null,
      h('main', null, h('h1', null, 'Products'), ...products.map(one => h(Card, { key: one.slug, ...one }))),
    ),
  );

process.once('message', ({ products }) => {
  const server = createServer(async (_, response) => {
    const html = Buffer.from(`<!doctype html>${renderToString(h(Page, { products }))}`);
    const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
