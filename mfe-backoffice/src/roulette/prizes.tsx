import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RouletteProduct } from '@ortoo/contracts';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorPanel, ListSkeleton, TextField } from '@ortoo/ui';
import { nameIn } from './name.rules';
import { PrizeDialog } from './prize-dialog';
import { changeStock } from './roulette.mutations';
import { rouletteProductsQuery, stocksQuery } from './roulette.queries';

interface StockRowProps {
  locationId: number;
  product: RouletteProduct;
  count: number;
  onEdit: () => void;
}

const StockRow = ({ locationId, product, count, onEdit }: StockRowProps) => {
  const t = useMessages();
  const locale = useLocale();
  const name = nameIn(product.name, locale);
  const [value, setValue] = useState(String(count));
  const { mutate, error, isPending } = useMutation(changeStock);
  const next = Number(value);
  const isValid = /^\d{1,6}$/.test(value) && next <= 100_000;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    mutate(
      { body: { location_id: locationId, product_id: product.id, count: next } },
      { onSuccess: () => showToast({ tone: 'success', text: t('roulette.stockSaved', { name, count: next }) }) },
    );
  };
  return (
    <li>
      <form onSubmit={submit} noValidate>
        <TextField
          label={name}
          inputMode="numeric"
          error={isValid ? error?.message : t('roulette.countWrong')}
          value={value}
          onChange={event => setValue(event.target.value)}
        />
        <Button
          type="submit"
          kind="secondary"
          busy={isPending}
          disabled={next === count}
          aria-label={t('roulette.saveCount', { name })}
        >
          {t('actions.save')}
        </Button>
        <Button kind="quiet" aria-haspopup="dialog" aria-label={t('roulette.editPrizeOf', { name })} onClick={onEdit}>
          {t('roulette.edit')}
        </Button>
      </form>
    </li>
  );
};

/** How many of each prize are left at a location, and what a prize is. */
export const Prizes = ({ locationId }: { locationId: number }) => {
  const t = useMessages();
  const [opened, setOpened] = useState<RouletteProduct | 'new'>();
  const products = useQuery(rouletteProductsQuery());
  const stocks = useQuery(stocksQuery(locationId));
  const failed = products.isError ? products : stocks.isError ? stocks : undefined;
  const countOf = (id: number) => stocks.data?.stocks.find(({ product }) => product.id === id)?.count ?? 0;
  return (
    <section css={style} aria-labelledby="prizes">
      <h2 id="prizes">{t('roulette.prizes')}</h2>
      {failed && <ErrorPanel {...failedPart(t, failed)} />}
      {!failed && !(products.data && stocks.data) && <ListSkeleton label={t('state.loading')} count={3} />}
      {stocks.data && products.data?.products.length === 0 && <p className="soft">{t('roulette.noProducts')}</p>}
      <ul>
        {stocks.data &&
          products.data?.products.map(product => (
            <StockRow
              key={`${product.id} ${countOf(product.id)}`}
              {...{ locationId, product, count: countOf(product.id) }}
              onEdit={() => setOpened(product)}
            />
          ))}
      </ul>
      <div>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpened('new')}>
          {t('roulette.newPrize')}
        </Button>
      </div>
      {opened && <PrizeDialog product={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
};

const style = css`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  ul {
    display: grid;
    gap: var(--space-1);
  }
  li > form {
    display: flex;
    align-items: end;
    gap: var(--space-1);
  }
  li > form > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
