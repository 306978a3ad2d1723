import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@ortoo/i18n';
import { definePersonalPage, useHref, useLocale, useMessages } from '@ortoo/remote';
import { BadgeCheckIcon, Panel, StatusPill, TextLink } from '@ortoo/ui';
import { ListPage } from '../parts/list-page';
import { licensesQuery } from './licenses.queries';

const LicensesPage = () => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const list = useQuery(licensesQuery());
  return (
    <ListPage
      title={t('license.title')}
      list={list}
      items={list.data?.licenses}
      empty={{ icon: <BadgeCheckIcon />, title: t('license.empty'), text: t('license.emptyText') }}
    >
      {license => (
        <Panel as="li" key={license.id} aria-label={license.name}>
          <div css={style}>
            <h2>{license.name}</h2>
            <StatusPill tone={license.state === 'active' ? 'good' : 'bad'}>
              {t(`license.state.${license.state}`)}
            </StatusPill>
            <p className="soft">
              {license.number} ·{' '}
              {license.valid_until
                ? t('coupon.validUntil', { date: formatDate(license.valid_until, locale) })
                : t('license.forever')}
            </p>
            <TextLink href={href(`/orders/${license.order_number}`)}>{license.order_number}</TextLink>
          </div>
        </Panel>
      )}
    </ListPage>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem var(--space-2);
  h2 {
    font-size: var(--text-md);
    font-weight: 600;
  }
`;

export const page = definePersonalPage('license.title', LicensesPage);
