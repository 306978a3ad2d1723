import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StaffSite } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { failedPage, useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, ErrorPanel, Skeleton, SkeletonPage, StatusPill } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { NewSiteDialog } from './new-site-dialog';
import { sitesQuery } from './sites.queries';

const SiteCard = ({ site }: { site: StaffSite }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { code, name, origin, version, published_at, has_draft } = site;
  return (
    <li>
      <a href={href(`/backoffice/sites/${code}`)}>
        <strong>{name}</strong>
        {has_draft && <StatusPill tone="waiting">{t('sites.draft')}</StatusPill>}
      </a>
      <p>{new URL(origin).host}</p>
      <p className="soft">
        {t('sites.version', { version })} ·{' '}
        {t('sites.published', { date: formatDateTime(published_at, locale, 'short') })}
      </p>
    </li>
  );
};

const Sites = () => {
  const t = useMessages();
  const query = useQuery(sitesQuery());
  const [isAdding, setAdding] = useState(false);
  const sites = query.data?.sites;
  return (
    <Workplace
      title={t('sites.title')}
      text={t('sites.text')}
      actions={
        sites && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('sites.add')}
          </Button>
        )
      }
    >
      {query.isError && !sites && <ErrorPanel {...failedPage(t, query)} />}
      {query.isPending && (
        <SkeletonPage label={t('state.loading')}>
          <div css={style}>
            {[1, 2, 3].map(at => (
              <Skeleton key={at} height="7rem" />
            ))}
          </div>
        </SkeletonPage>
      )}
      {sites && (
        <>
          <ul css={style}>
            {sites.map(site => (
              <SiteCard key={site.code} site={site} />
            ))}
          </ul>
          <NewSiteDialog sites={sites} open={isAdding} onClose={() => setAdding(false)} />
        </>
      )}
    </Workplace>
  );
};

export const page = defineStaffPage('sites.title', Sites);

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  li:hover {
    border-color: var(--line-strong);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    font-size: var(--text-lg);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
