import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toMoney, type ExchangeChoice, type ReturnAuthorization } from '@ortoo/contracts';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, ErrorNotice, ErrorPanel, ListSkeleton, RadioCards } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { exchangeMutation } from './returns.mutations';
import { exchangeChoicesQuery } from './returns.queries';

interface ExchangeDialogProps {
  one: ReturnAuthorization;
  open: boolean;
  onClose: () => void;
}

const Choose = ({ one, variants, onClose }: Omit<ExchangeDialogProps, 'open'> & { variants: ExchangeChoice[] }) => {
  const t = useMessages();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending, reset } = useMutation(exchangeMutation);
  const difference = ({ difference: amount }: ExchangeChoice) =>
    toMoney(amount) > 0 ? t('returns.differenceOf', { amount: moneyText(amount, locale) }) : t('returns.samePrice');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen === undefined) return;
    mutate(
      { id: one.id, change: { variant_id: Number(chosen) } },
      {
        onSuccess: ({ number }) => {
          showToast({ tone: 'success', text: t('returns.done.exchange', { number }) });
          onClose();
        },
      },
    );
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      <p className="soft">{t('returns.exchangeText')}</p>
      <RadioCards
        legend={t('returns.variant')}
        name="variant"
        value={chosen}
        onChange={value => {
          reset();
          setChosen(value);
        }}
        {...(isTried && chosen === undefined && { error: t('returns.chooseVariant') })}
        options={variants.map(variant => ({
          value: String(variant.id),
          title: variant.options_text || variant.sku,
          text: [variant.sku, t('returns.inStock', { count: variant.stock })].join(' · '),
          end: variant.fault ? t(`returns.faults.${variant.fault}`) : difference(variant),
          disabled: variant.fault !== null,
        }))}
      />
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      <Button type="submit" wide busy={isPending} disabled={variants.every(({ fault }) => fault !== null)}>
        {t('returns.exchangeAction')}
      </Button>
    </form>
  );
};

/** Chooses what the buyer gets in place of the money. */
export const ExchangeDialog = ({ one, open, onClose }: ExchangeDialogProps) => {
  const t = useMessages();
  const query = useQuery({ ...exchangeChoicesQuery(String(one.id)), enabled: open });
  const { data, error, isError } = query;
  return (
    <Dialog open={open} onClose={onClose} title={t('returns.exchange')} closeLabel={t('actions.close')}>
      {isError && 'code' in error && error.code === 'EXCHANGE_UNFIT' && <ErrorNotice>{error.message}</ErrorNotice>}
      {isError && !('code' in error && error.code === 'EXCHANGE_UNFIT') && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
      {data && <Choose {...{ one, onClose }} variants={data.variants} />}
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
