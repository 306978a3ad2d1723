import { css } from '@emotion/react';
import { bindNumbers } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { ShownIn } from '@ortoo/remote/shown-in';
import { DefinitionList, Section } from '@ortoo/ui';
import { NutritionFacts } from './nutrition-facts';
import type { ProductView } from './product-view.rules';

/**
 * Description, specifications, package contents and nutrition; a description in another language than the page's is
 * labelled.
 */
export const ProductDescription = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  const { description, properties, package_contents: contents } = product;
  return (
    <div css={style}>
      <Section title={t('product.about')}>
        <ShownIn texts={[product]} />
        <div className="text" lang={langOf(product)}>
          {description.split(/\n+/).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {properties.length > 0 && (
        <Section title={t('product.specifications')}>
          <DefinitionList items={properties.map(({ name, value }) => ({ term: name, value: bindNumbers(value) }))} />
        </Section>
      )}
      {contents.length > 0 && (
        <Section title={t('product.contents')}>
          <ul className="contents">
            {contents.map(thing => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Section>
      )}
      {product.has_nutrition && <NutritionFacts slug={product.slug} />}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-4) var(--space-6);
  .text {
    display: grid;
    gap: 0.75rem;
    max-width: 40rem;
    font-size: var(--text-lg);
    line-height: 1.65;
  }
  .contents {
    display: grid;
    gap: 0.5rem;
    padding-left: 1.25rem;
    list-style: disc;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
