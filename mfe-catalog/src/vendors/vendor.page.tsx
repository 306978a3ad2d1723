import { formatPhone } from '@ortoo/i18n';
import { definePage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { Breadcrumbs, Container, Picture, TextLink } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrandProducts, brandCards } from '../parts/brand-products';
import { brandStyle, portraitStyle } from '../parts/brand-style';
import { vendorQuery } from '../parts/brands.queries';
import { cardsQuery } from '../parts/cards.queries';
import { leadingTo } from '../parts/leading-on';
import { useRestoredFocus } from '../parts/restore-focus';
import { LateReviews, loadReviews } from '../parts/reviews/late-reviews';
import { vendorData } from './vendor-data.rules';
import { VendorRating } from './vendor-rating';

const codeOf = (params: PageProps['params']) => params['code'] ?? '';

const VendorPage = ({ params }: PageProps) => {
  useRestoredFocus();
  const t = useMessages();
  const href = useHref();
  const code = codeOf(params);
  const { data: vendor } = useQuery(vendorQuery(code));
  const subject = useMemo(() => ({ id: code }), [code]);
  if (!vendor) return null;
  return (
    <Container css={brandStyle}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          { label: t('vendors.title'), href: href('/vendors') },
          { label: vendor.name },
        ]}
      />
      <div css={portraitStyle}>
        {vendor.logo && (
          <div className="picture">
            <Picture src={vendor.logo} alt="" sizes="10rem" maxWidth={480} eager />
          </div>
        )}
        <div className="words">
          <h1>{vendor.name}</h1>
          <VendorRating vendor={vendor} />
          <p>{vendor.description}</p>
          <div className="facts soft">
            <span>{t('units.products', { count: vendor.products_count })}</span>
            {vendor.phone && <TextLink href={`tel:${vendor.phone}`}>{formatPhone(vendor.phone)}</TextLink>}
            {vendor.email && <TextLink href={`mailto:${vendor.email}`}>{vendor.email}</TextLink>}
          </div>
        </div>
      </div>
      <BrandProducts of={{ store: vendor.code }} total={vendor.products_count} all={`/products?store=${vendor.code}`} />
      <LateReviews title={t('vendors.reviews')} subject={subject} page={`/vendors/${vendor.code}`} name={vendor.name} />
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient, params, locale, t }) => {
    const code = codeOf(params);
    return Promise.all([
      queryClient.ensureQueryData(vendorQuery(code)).catch((error: unknown) => {
        throw leadingTo(error, { path: '/vendors', label: t('vendors.title') });
      }),
      queryClient.prefetchQuery(cardsQuery(brandCards({ store: code }), locale)),
      loadReviews(queryClient, { id: code }),
    ]);
  },
  head: ({ queryClient, params, t, siteData }) => {
    const vendor = queryClient.getQueryData(vendorQuery(codeOf(params)).queryKey);
    if (!vendor) return { title: '' };
    const path = `/vendors/${vendor.code}`;
    return {
      title: vendor.name,
      description: t('vendors.about', { name: vendor.name, text: vendor.description, site: siteData.configs.name }),
      canonical: path,
      ...(vendor.logo && { image: vendor.logo }),
      ...(vendor.products_count === 0 && { robots: 'noindex' as const }),
      jsonLd: [vendorData(vendor)],
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('vendors.title'), path: '/vendors' },
        { label: vendor.name, path },
      ],
    };
  },
  Page: VendorPage,
});
