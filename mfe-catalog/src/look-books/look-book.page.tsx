import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { localizePath } from '@ortoo/i18n';
import { definePage, useHref, useMessages, useNavigate, type PageProps } from '@ortoo/remote';
import { Breadcrumbs, Button, ButtonLink, Container, EmptyState, PackageIcon, Picture, Section } from '@ortoo/ui';
import { brandStyle } from '../parts/brand-style';
import { lookBookQuery } from '../parts/brands.queries';
import { leadingTo } from '../parts/leading-on';
import { setPackageProduct } from '../parts/package.store';
import { leadPictureWidth } from '../parts/lead-picture';
import { cardOf } from '../parts/product-card.rules';
import { ProductTiles } from '../parts/product-tiles';

const slugOf = (params: PageProps['params']) => params['slug'] ?? '';

const LookBookPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const { data: book } = useQuery(lookBookQuery(slugOf(params)));
  if (!book) return null;
  const pack = () => {
    for (const { slug } of book.products) setPackageProduct(slug, 1);
    void navigate('/package');
  };
  return (
    <Container css={[brandStyle, style]}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          { label: t('lookBooks.title'), href: href('/look-books') },
          { label: book.title },
        ]}
      />
      <div className="story">
        <Picture
          src={book.image}
          alt={book.image_alt}
          ratio={4 / 3}
          sizes={`(min-width: 992px) ${leadPictureWidth}, 100vw`}
          eager
        />
        <div className="words">
          <h1>{book.title}</h1>
          <p className="summary">{book.summary}</p>
          {book.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Section title={t('lookBooks.products')}>
        {book.products.length > 0 ? (
          <div className="all">
            <ProductTiles cards={book.products.map(cardOf)} label={t('lookBooks.products')} />
            <Button kind="secondary" size="lg" icon={<PackageIcon />} onClick={pack}>
              {t('package.start')}
            </Button>
          </div>
        ) : (
          <EmptyState
            title={t('brandProducts.nothing')}
            actions={<ButtonLink href={href('/look-books')}>{t('lookBooks.title')}</ButtonLink>}
          />
        )}
      </Section>
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient, params, t }) =>
    queryClient.ensureQueryData(lookBookQuery(slugOf(params))).catch((error: unknown) => {
      throw leadingTo(error, { path: '/look-books', label: t('lookBooks.title') });
    }),
  head: ({ queryClient, params, locale, t }) => {
    const book = queryClient.getQueryData(lookBookQuery(slugOf(params)).queryKey);
    if (!book) return { title: '' };
    const path = `/look-books/${book.slug}`;
    return {
      title: book.title,
      description: book.summary,
      canonical: path,
      image: book.image,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: book.title,
          numberOfItems: book.products.length,
          itemListElement: book.products.map(({ slug, name }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            url: localizePath(`/products/${slug}`, locale),
          })),
        },
      ],
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('lookBooks.title'), path: '/look-books' },
        { label: book.title, path },
      ],
    };
  },
  Page: LookBookPage,
});

const style = css`
  .story {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: clamp(1.5rem, 4vw, 4rem);
  }
  .story > img {
    border-radius: var(--radius-xl);
  }
  .all {
    display: grid;
    gap: var(--space-4);
  }
  .all > button {
    justify-self: center;
  }
  .words {
    display: grid;
    gap: 1rem;
    max-width: 36rem;
    line-height: 1.65;
  }
  .summary {
    color: var(--ink-soft);
    font-size: var(--text-xl);
    line-height: 1.45;
  }
  @media (min-width: 992px) {
    .story {
      grid-template-columns: ${leadPictureWidth} minmax(0, 1fr);
    }
  }
`;
