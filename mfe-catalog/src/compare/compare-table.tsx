import { useState } from 'react';
import { css } from '@emotion/react';
import { limits } from '@ortoo/contracts';
import { bindNumbers, formatMoney, formatNumber } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { ButtonLink, Checkbox, CloseIcon, IconButton, Picture } from '@ortoo/ui';
import { factRows, rowOf, type ComparedProduct, type CompareRow } from './compare.rules';

interface CompareTableProps {
  products: readonly ComparedProduct[];
  onRemove: (slug: string) => void;
}

/** Common rows of all products, then their individual facts. */
const useRows = (products: readonly ComparedProduct[]): CompareRow[] => {
  const t = useMessages();
  const locale = useLocale();
  const row = (name: string, value: (product: ComparedProduct) => string) => rowOf(t(name), products.map(value));
  return [
    { ...row('compare.price', ({ selling }) => formatMoney(selling, locale)), isMain: true },
    row('compare.before', ({ selling, price }) => (selling < price ? formatMoney(price, locale) : '')),
    row('compare.rating', ({ rating, reviews }) =>
      reviews > 0 ? `${formatNumber(rating, locale, 1)} (${formatNumber(reviews, locale)})` : '',
    ),
    row('compare.stock', ({ stock }) => t(stock > 0 ? 'compare.inStock' : 'compare.soldOut')),
    row('facets.brand', ({ brand }) => brand),
    row('facets.store', ({ store }) => store),
    ...factRows(products),
  ].filter(({ values }) => values.some(Boolean));
};

/** Comparison table: one column per product. What is the same for all steps back, so that differences stand out. */
export const CompareTable = ({ products, onRemove }: CompareTableProps) => {
  const t = useMessages();
  const href = useHref();
  const [isShort, setShort] = useState(false);
  const rows = useRows(products);
  const shown = isShort ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {products.length > 1 && (
        <Checkbox
          label={t('compare.onlyDifferences')}
          checked={isShort}
          onChange={() => setShort(!isShort)}
          end={
            <>
              <span css={markStyle} aria-hidden="true" />
              {t('compare.differences', { count: rows.filter(({ differs }) => differs).length })}
            </>
          }
        />
      )}
      <div css={style} role="region" aria-label={t('compare.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {products.map(({ slug, name, image }) => (
                <th key={slug} scope="col">
                  <a href={href(`/products/${slug}`)}>
                    {image && <Picture src={image} alt="" sizes="200px" maxWidth={480} />}
                    <span>{name}</span>
                  </a>
                  <IconButton
                    label={t('compare.remove', { name })}
                    icon={<CloseIcon />}
                    onClick={() => onRemove(slug)}
                  />
                </th>
              ))}
              {products.length < limits.compare && (
                <td className="more">
                  <ButtonLink kind="secondary" size="sm" href={href('/products')}>
                    {t('compare.add')}
                  </ButtonLink>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, values, differs, isMain }) => (
              <tr key={name} data-same={(!differs && products.length > 1) || undefined}>
                <th scope="row">
                  {name}
                  {differs && products.length > 1 && (
                    <span className="mark" css={markStyle}>
                      <span className="visually-hidden"> ({t('compare.differs')})</span>
                    </span>
                  )}
                </th>
                {values.map((value, at) => (
                  <td key={products[at]?.slug}>{isMain ? <strong>{value}</strong> : bindNumbers(value) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

/** What differs, in the table and beside the number of it. */
const markStyle = css`
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin-inline-end: 0.375rem;
  border-radius: 50%;
  background: var(--gold);
`;

const style = css`
  overflow-x: auto;
  margin-top: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  scroll-snap-type: x proximity;
  scroll-padding-left: 8rem;
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.75rem 1rem;
    border-top: 1px solid var(--line);
    vertical-align: top;
    text-align: start;
    overflow-wrap: break-word;
    scroll-snap-align: start;
  }
  thead :is(th, td) {
    border-top: 0;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 11rem;
    min-width: 8rem;
    max-width: 8rem;
    background: var(--surface);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  tr > :not(:first-child) {
    min-width: 9.5rem;
  }
  thead th {
    position: relative;
    width: 25%;
    min-width: 10rem;
  }
  thead a {
    display: grid;
    gap: 0.5rem;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  thead a:hover span {
    text-decoration: underline;
  }
  thead img {
    width: 100%;
    max-width: 12rem;
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius);
    object-fit: cover;
  }
  /* Above the picture, of which it would hide a third on a phone. */
  thead th {
    padding-top: calc(var(--target) + 0.25rem);
  }
  thead button {
    position: absolute;
    top: 0.25rem;
    left: 0.375rem;
  }
  .mark {
    position: absolute;
    top: 1.125rem;
    left: 0.25rem;
  }
  .more {
    vertical-align: middle;
  }
  [data-same] > td {
    color: var(--ink-soft);
  }
  @media (min-width: 992px) {
    tr > :first-child {
      max-width: 11rem;
    }
  }
  /* Two products beside their lines, also on a phone, and the edge of the third. */
  @media (max-width: 479.98px) {
    th,
    td {
      padding: 0.625rem 0.5rem;
      font-size: var(--text-sm);
    }
    tr > :first-child {
      min-width: 6.125rem;
      max-width: 6.125rem;
      padding-left: 0.75rem;
      font-size: var(--text-xs);
    }
    tr > :not(:first-child),
    thead th {
      min-width: 7rem;
    }
    .mark {
      top: 1rem;
      left: 0.125rem;
    }
    thead button {
      left: -0.125rem;
    }
  }
`;
