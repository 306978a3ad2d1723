import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RouletteDraw, RouletteLocation, RouletteStock } from '@ortoo/contracts';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { useCopy } from '@ortoo/remote/copy';
import {
  Button,
  Copyable,
  DefinitionList,
  EmptyState,
  ErrorNotice,
  ErrorPanel,
  GiftIcon,
  ListSkeleton,
  RadioCards,
} from '@ortoo/ui';
import { DrawScreen } from './draw-screen';
import { nameIn } from './name.rules';
import { drawNumber, openDraw } from './roulette.mutations';
import { drawsQuery, stocksQuery } from './roulette.queries';

const ChoosePrize = ({ location, stocks }: { location: RouletteLocation; stocks: readonly RouletteStock[] }) => {
  const t = useMessages();
  const locale = useLocale();
  const left = stocks.filter(({ count }) => count > 0);
  const [chosen, setChosen] = useState<string>();
  const { mutate, error, isPending } = useMutation(openDraw);
  const prize = left.find(({ product }) => String(product.id) === chosen) ?? left[0];
  if (!prize) return <EmptyState icon={<GiftIcon />} title={t('roulette.noPrize')} text={t('roulette.noPrizeText')} />;
  return (
    <>
      <RadioCards
        legend={t('roulette.prize')}
        name="prize"
        value={String(prize.product.id)}
        onChange={setChosen}
        options={left.map(({ product, count }) => ({
          value: String(product.id),
          title: nameIn(product.name, locale),
          end: t('roulette.left', { count }),
        }))}
      />
      <ErrorNotice>{error?.message}</ErrorNotice>
      <Button
        busy={isPending}
        disabled={!location.is_open}
        onClick={() => mutate({ body: { location_id: location.id, product_id: prize.product.id } })}
      >
        {t('roulette.open')}
      </Button>
    </>
  );
};

interface OpenDrawProps {
  draw: RouletteDraw;
  error: Error | null;
  isDrawing: boolean;
  onDraw: () => void;
}

const OpenDraw = ({ draw, error, isDrawing, onDraw }: OpenDrawProps) => {
  const t = useMessages();
  const locale = useLocale();
  const copy = useCopy();
  return (
    <>
      <p>{t('roulette.openText', { prize: nameIn(draw.product.name, locale) })}</p>
      <DefinitionList
        items={[
          {
            term: t('roulette.hash'),
            value: (
              <Copyable
                name={t('roulette.hash')}
                shown={draw.seed_hash}
                label={t('actions.copy')}
                onCopy={() => void copy(t('roulette.hash'), draw.seed_hash)}
              />
            ),
          },
        ]}
      />
      <ErrorNotice>{error?.message}</ErrorNotice>
      <Button busy={isDrawing} onClick={onDraw}>
        {t('roulette.draw')}
      </Button>
    </>
  );
};

/** Opens a draw, and draws: the hash of its seed is shown before, the number on a full screen after. */
export const DrawPanel = ({ location }: { location: RouletteLocation }) => {
  const t = useMessages();
  // Here, because the open draw is gone as soon as its number is drawn.
  const { mutate, data: drawn, error, isPending, reset } = useMutation(drawNumber);
  const stocks = useQuery(stocksQuery(location.id));
  const draws = useQuery(drawsQuery(location.id));
  const failed = stocks.isError ? stocks : draws.isError ? draws : undefined;
  const open = draws.data?.draws.find(({ drawn_at: at }) => at === null);
  return (
    <section css={style} aria-labelledby="draw">
      <h2 id="draw">{t('roulette.drawTitle')}</h2>
      {failed && <ErrorPanel {...failedPart(t, failed)} />}
      {!failed && !(stocks.data && draws.data) && <ListSkeleton label={t('state.loading')} count={2} />}
      {draws.data && open && (
        <OpenDraw draw={open} error={error} isDrawing={isPending} onDraw={() => mutate({ params: { id: open.id } })} />
      )}
      {stocks.data && draws.data && !open && <ChoosePrize location={location} stocks={stocks.data.stocks} />}
      <DrawScreen drawn={drawn} onClose={reset} />
    </section>
  );
};

const style = css`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;
