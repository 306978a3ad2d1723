import { useQuery } from '@tanstack/react-query';
import { definePage, useHref, useMessages, Slot, useSearchParams } from '@ortoo/remote';
import { useState } from 'react';
import { productsQuery } from './products.queries';

const Products = () => {
  const t = useMessages();
  const href = useHref();
  const [count, setCount] = useState(0);
  const [search] = useSearchParams();
  const { data } = useQuery(productsQuery());
  return (
    <div css={{ color: 'navy' }}>
      <h1>{t('products.title')}</h1>
      <button onClick={() => setCount(count + 1)}>clicked {count} {search.get('q')}</button>
      <ul>{data?.products.map(product => <li key={product.slug}><a href={href(`/products/${product.slug}`)}>{product.name}</a></li>)}</ul>
      <Slot id="catalog.search-box" />
    </div>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(productsQuery()),
  head: ({ t }) => ({ title: t('products.title') }),
  Page: Products,
});
