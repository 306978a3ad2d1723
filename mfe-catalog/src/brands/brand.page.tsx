import { useQuery } from '@tanstack/react-query';
import { definePage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { Breadcrumbs, Container, Picture } from '@ortoo/ui';
import { cardsQuery } from '../parts/cards.queries';
import { BrandProducts, brandCards } from '../parts/brand-products';
import { brandStyle, portraitStyle } from '../parts/brand-style';
import { brandQuery } from '../parts/brands.queries';
import { leadingTo } from '../parts/leading-on';

const codeOf = (params: PageProps['params']) => params['code'] ?? '';

const BrandPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const { data: brand } = useQuery(brandQuery(codeOf(params)));
  if (!brand) return null;
  const picture = brand.logo ?? brand.image;
  return (
    <Container css={brandStyle}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          { label: t('brands.title'), href: href('/brands') },
          { label: brand.name },
        ]}
      />
      <div css={portraitStyle}>
        {picture && (
          <div className="picture">
            <Picture src={picture} alt="" sizes="10rem" maxWidth={480} eager />
          </div>
        )}
        <div className="words">
          <h1>{brand.name}</h1>
          <p>{brand.description}</p>
          <p className="facts soft">{t('units.products', { count: brand.products_count })}</p>
        </div>
      </div>
      <BrandProducts of={{ brand: brand.code }} total={brand.products_count} all={`/products?brand=${brand.code}`} />
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient, params, locale, t }) => {
    const code = codeOf(params);
    return Promise.all([
      queryClient.ensureQueryData(brandQuery(code)).catch((error: unknown) => {
        throw leadingTo(error, { path: '/brands', label: t('brands.title') });
      }),
      queryClient.prefetchQuery(cardsQuery(brandCards({ brand: code }), locale)),
    ]);
  },
  head: ({ queryClient, params, t, siteData }) => {
    const brand = queryClient.getQueryData(brandQuery(codeOf(params)).queryKey);
    if (!brand) return { title: '' };
    const path = `/brands/${brand.code}`;
    const image = brand.logo ?? brand.image;
    return {
      title: brand.name,
      description: t('brands.about', { name: brand.name, text: brand.description, site: siteData.configs.name }),
      canonical: path,
      ...(image && { image }),
      ...(brand.products_count === 0 && { robots: 'noindex' as const }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Brand',
          name: brand.name,
          description: brand.description,
          ...(image && { logo: image }),
        },
      ],
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('brands.title'), path: '/brands' },
        { label: brand.name, path },
      ],
    };
  },
  Page: BrandPage,
});
