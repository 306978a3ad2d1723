import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Section } from '@ortoo/ui';
import { nutritionQuery } from './product.queries';

const decimals = (amount: number): number => (Number.isInteger(amount) ? 0 : amount < 0.1 ? 2 : 1);

/** Nutrition facts and ingredients of a food. */
export const NutritionFacts = ({ slug }: { slug: string }) => {
  const t = useMessages();
  const locale = useLocale();
  const { data: label } = useQuery(nutritionQuery(slug));
  if (!label) return null;
  return (
    <Section title={t('product.nutrition.title')}>
      <table css={style}>
        <caption>{t('product.nutrition.per', { basis: label.basis })}</caption>
        <tbody>
          {label.rows.map(({ name, amount, unit, part }) => (
            <tr key={name + unit} data-part={part || undefined}>
              <th scope="row">{name}</th>
              <td>
                {formatNumber(amount, locale, decimals(amount))} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div css={notesStyle}>
        {label.ingredients && (
          <p>
            <b>{t('product.nutrition.ingredients')}</b> {label.ingredients}
          </p>
        )}
        {label.allergens && (
          <p>
            <b>{t('product.nutrition.allergens')}</b> {label.allergens}
          </p>
        )}
      </div>
    </Section>
  );
};

const style = css`
  width: 100%;
  max-width: 30rem;
  border-collapse: collapse;
  caption {
    padding-bottom: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    text-align: start;
  }
  tr {
    border-bottom: 1px solid var(--line);
  }
  th {
    padding-block: 0.5rem;
    font-weight: 550;
    text-align: start;
  }
  [data-part] th {
    padding-left: 1.25rem;
    color: var(--ink-soft);
    font-weight: 400;
  }
  td {
    text-align: end;
  }
`;

const notesStyle = css`
  display: grid;
  gap: 0.375rem;
  max-width: 30rem;
  margin-top: 1rem;
  font-size: var(--text-sm);
  line-height: 1.5;
`;
