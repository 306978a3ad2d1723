import { css } from '@emotion/react';
import type { AuditEntry } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import type { ListControl } from '../parts/use-list';
import { actionOf } from './audit.list';
import { changesOf } from './audit.rules';

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);

const Value = ({ value }: { value: unknown }) => {
  const locale = useLocale();
  if (value === null || value === '') return <span className="soft">–</span>;
  if (isTime(value)) return formatDateTime(value, locale);
  return typeof value === 'object' ? <code>{JSON.stringify(value, null, 1)}</code> : String(value);
};

/** A change with every field before and after. */
export const EntryDetail = ({ list, entry }: { list: ListControl; entry: AuditEntry }) => {
  const t = useMessages();
  const locale = useLocale();
  const changes = changesOf(entry);
  return (
    <DetailPanel list={list} title={`${t(`audit.subjects.${entry.subject}`)} ${entry.subject_id}`}>
      <DefinitionList
        items={[
          { term: t('audit.action'), value: actionOf(entry, t) },
          { term: t('audit.user'), value: entry.user.name || entry.user.id },
          { term: t('audit.at'), value: formatDateTime(entry.at, locale) },
          { term: t('audit.reason'), value: entry.reason },
        ]}
      />
      <h3>{t('audit.changes')}</h3>
      {changes.length === 0 && <p className="soft">{t('audit.same')}</p>}
      <dl css={style}>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>
              <span className="visually-hidden">{t('audit.before')}: </span>
              <Value value={before} />
            </dd>
            <dd className="after">
              <span className="visually-hidden">{t('audit.after')}: </span>
              <Value value={after} />
            </dd>
          </div>
        ))}
      </dl>
    </DetailPanel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  margin: 0;
  overflow-wrap: anywhere;
  code {
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    padding: 0.25rem 0.625rem;
    border-left: 3px solid var(--line-strong);
  }
  dd.after {
    border-color: var(--action);
    background: var(--action-wash);
  }
`;
