import { css } from '@emotion/react';
import type { ProductImport } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';

const counts = ['added', 'changed', 'unchanged', 'rejected'] as const;

/** What a file has changed, or would change, and what is wrong with its rows. */
export const ImportReport = ({ report }: { report: ProductImport }) => {
  const t = useMessages();
  const locale = useLocale();
  const { rows, rejected, is_applied: isApplied } = report;
  const isEmpty = counts.every(name => report[name] === 0);
  return (
    <FormSection title={t(isApplied ? 'imports.done' : 'imports.checked')}>
      <dl css={countsStyle}>
        {counts.map(name => (
          <div key={name} data-bad={(name === 'rejected' && rejected > 0) || undefined}>
            <dt>{t(`imports.counts.${name}`)}</dt>
            <dd>{formatNumber(report[name], locale)}</dd>
          </div>
        ))}
      </dl>
      {isEmpty && <InlineNotice tone="warn" title={t('imports.nothing')} />}
      {rejected === 0 && !isEmpty && <InlineNotice tone="good" title={t('imports.noFaults')} />}
      {rows.length > 0 && (
        <div css={tableStyle} role="region" aria-label={t('imports.faults')} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{t('imports.faults')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('imports.line')}</th>
                <th scope="col">{t('imports.product')}</th>
                <th scope="col">{t('imports.wrong')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, slug, faults }) => (
                <tr key={`${line} ${slug}`}>
                  <th scope="row">{line}</th>
                  <td>{slug}</td>
                  <td>
                    <ul>
                      {faults.map(({ field, text }) => (
                        <li key={field + text}>
                          {field && <strong>{field}</strong>} {text}
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rejected > rows.length && (
        <p className="soft">{t('imports.moreFaults', { count: formatNumber(rejected - rows.length, locale) })}</p>
      )}
    </FormSection>
  );
};

const countsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--space-1);
  margin: 0;
  div {
    padding: var(--space-1) var(--space-1-5);
    border-radius: var(--radius);
    background: var(--sand);
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  dd {
    margin: 0;
    font-size: var(--text-lg);
    font-weight: 650;
  }
  [data-bad] dd {
    color: var(--bad);
  }
`;

const tableStyle = css`
  overflow-x: auto;
  max-height: 32rem;
  font-size: var(--text-sm);
  table {
    width: 100%;
  }
  th,
  td {
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  td:last-of-type {
    min-width: 12rem;
  }
`;
