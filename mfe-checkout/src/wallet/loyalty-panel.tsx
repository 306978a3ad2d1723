import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { DefinitionList, Panel, Skeleton, Stack } from '@ortoo/ui';
import { useMoney } from '../parts/use-money';
import { loyaltyQuery } from './wallet.queries';

/** The points collected so far; when loading fails, only this table is missing. */
export const LoyaltyPanel = () => {
  const t = useMessages();
  const amount = useMoney();
  const { data, isPending } = useQuery(loyaltyQuery());
  if (isPending) return <Skeleton height="11rem" round />;
  if (!data) return null;
  return (
    <Panel as="section" tone="gold" aria-labelledby="loyalty">
      <Stack gap={1}>
        <h2 id="loyalty">{t('loyalty.title')}</h2>
        <p>{t('loyalty.text', { percent: Math.round(data.rate * 1000) / 10 })}</p>
        <DefinitionList
          form="sums"
          items={[
            { term: t('loyalty.earned'), value: amount(data.earned) },
            { term: t('loyalty.spent'), value: amount(data.spent) },
          ]}
        />
      </Stack>
    </Panel>
  );
};
