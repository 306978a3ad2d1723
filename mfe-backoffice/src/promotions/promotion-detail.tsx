import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { StaffPromotionDetail } from '@ortoo/contracts';
import { formatDate, formatDateTime, formatNumber } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, ErrorNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { moneyText } from '../parts/money-text';
import type { ListControl } from '../parts/use-list';
import { discountText } from './discount-text';
import { PromotionDialog } from './promotion-dialog';
import { fieldsOf, termsOf } from './promotion-form.rules';
import { PromotionState } from './promotion-state';
import { changePromotionMutation } from './promotions.mutations';
import { brandChoicesQuery, staffPromotionQuery } from './promotions.queries';

const Facts = ({ promotion }: { promotion: StaffPromotionDetail }) => {
  const t = useMessages();
  const locale = useLocale();
  const { data } = useQuery(brandChoicesQuery());
  const nameOf = (code: string) => data?.brands.find(brand => brand.code === code)?.name ?? code;
  const { kind, max_amount, min_order, brands, products, usage_limit, per_user, starts_at, expires_at } = promotion;
  return (
    <DefinitionList
      items={[
        { term: t('promotions.mn'), value: promotion.name.mn },
        { term: t('promotions.en'), value: promotion.name.en },
        { term: t('promotions.kind'), value: t(`promotions.kinds.${kind}`) },
        { term: t('promotions.discount'), value: discountText(promotion, locale) },
        { term: t('promotions.maxAmount'), value: max_amount && moneyText(max_amount, locale) },
        { term: t('promotions.minOrder'), value: min_order !== '0.0' && moneyText(min_order, locale) },
        { term: t('promotions.brands'), value: brands?.map(nameOf).join(', ') },
        { term: t('promotions.products'), value: products?.join(', ') },
        { term: t('promotions.combinable'), value: promotion.combinable && t('promotions.yes') },
        { term: t('promotions.usageLimit'), value: usage_limit !== null && formatNumber(usage_limit, locale) },
        { term: t('promotions.perUser'), value: per_user !== null && formatNumber(per_user, locale) },
        { term: t('promotions.owner'), value: promotion.owner },
        { term: t('promotions.starts'), value: starts_at && formatDate(starts_at, locale) },
        { term: t('promotions.expires'), value: expires_at && formatDate(Date.parse(expires_at) - 1, locale) },
        { term: t('promotions.used'), value: formatNumber(promotion.used, locale) },
        { term: t('promotions.takenOff'), value: moneyText(promotion.taken_off, locale) },
      ]}
    />
  );
};

const Uses = ({ uses }: Pick<StaffPromotionDetail, 'uses'>) => {
  const t = useMessages();
  const locale = useLocale();
  const href = useHref();
  return (
    <section aria-label={t('promotions.uses')}>
      <h3>{t('promotions.uses')}</h3>
      {uses.length === 0 && <p className="soft">{t('promotions.noUses')}</p>}
      <DefinitionList
        items={uses.map(({ order_number: number, at, amount }) => ({
          term: formatDateTime(at, locale, 'short'),
          value: (
            <>
              <TextLink href={href(`/backoffice/orders/${number}`)}>{number}</TextLink> · {moneyText(amount, locale)}
            </>
          ),
        }))}
      />
    </section>
  );
};

/** A code with its terms, its uses, and what changes it. */
export const PromotionDetail = ({ list, id }: { list: ListControl; id: number }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const query = useQuery(staffPromotionQuery(id));
  const [isEditing, setEditing] = useState(false);
  const { mutate, error, isPending } = useMutation(changePromotionMutation);
  const { data: promotion } = query;
  const toggle = (before: StaffPromotionDetail) => {
    const { name, active, lock_version } = before;
    mutate(
      { id, name, active: !active, lock_version, ...termsOf(fieldsOf(before), before) },
      { onSuccess: ({ code }) => showToast({ tone: 'success', text: t('promotions.saved', { code }) }) },
    );
  };
  return (
    <DetailPanel
      list={list}
      title={promotion?.code ?? t('promotions.one')}
      status={promotion && <PromotionState state={promotion.state} />}
      query={query}
      actions={
        promotion && (
          <>
            <Button onClick={() => setEditing(true)}>{t('promotions.edit')}</Button>
            <Button kind="secondary" busy={isPending} onClick={() => toggle(promotion)}>
              {t(promotion.active ? 'promotions.switchOff' : 'promotions.switchOn')}
            </Button>
          </>
        )
      }
    >
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      {promotion && <Facts promotion={promotion} />}
      {promotion && <Uses uses={promotion.uses} />}
      {promotion && <PromotionDialog open={isEditing} promotion={promotion} onClose={() => setEditing(false)} />}
    </DetailPanel>
  );
};
