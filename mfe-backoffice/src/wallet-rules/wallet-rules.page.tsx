import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPage, useMessages } from '@ortoo/remote';
import { EmptyState, ErrorPanel, Skeleton, SkeletonPage, WalletIcon } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { RulesForm } from './rules-form';
import { walletRulesQuery } from './wallet-rules.queries';

const WalletRulesPage = () => {
  const t = useMessages();
  const query = useQuery(walletRulesQuery());
  const { data, isError } = query;
  return (
    <Workplace title={t('walletRules.title')} text={t('walletRules.text')}>
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && (
        <SkeletonPage label={t('state.loading')}>
          <Skeleton height="24rem" />
        </SkeletonPage>
      )}
      {data?.wallets.length === 0 && (
        <EmptyState icon={<WalletIcon />} title={t('walletRules.none')} text={t('walletRules.noneText')} />
      )}
      <div css={style}>
        {data?.wallets.map(rules => (
          <RulesForm key={rules.code} rules={rules} />
        ))}
      </div>
    </Workplace>
  );
};

export const page = defineStaffPage('walletRules.title', WalletRulesPage);

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr));
  align-items: start;
  gap: var(--space-2);
`;
