import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffDraw, StaffPrize } from '@ortoo/contracts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, Panel, Table, TextField, TextLink } from '@ortoo/ui';
import {
  drawBodyOf,
  drawFaultsOf,
  drawFieldsOf,
  jackpotOf,
  oddsOf,
  type DrawFaults,
  type DrawFields,
} from './draw-form.rules';
import { changeDrawMutation } from './draws.queries';

const digits = (text: string) => text.replace(/\D/g, '');

interface FormParts {
  draw: StaffDraw;
  fields: DrawFields;
  errorOf: (name: string) => { error?: string };
  idOf: (name: string) => string;
  set: (change: Partial<DrawFields>) => void;
}

const Prizes = ({ draw, fields, errorOf, idOf, set }: FormParts) => {
  const t = useMessages();
  const locale = useLocale();
  const { percents } = oddsOf(fields, draw);
  const isWheel = draw.kind === 'wheel';
  const weight = {
    id: 'weight',
    head: t('draws.weight'),
    cell: ({ id, name }: StaffPrize) => (
      <TextField
        label={t('draws.weightOf', { name })}
        hideLabel
        inputMode="numeric"
        maxLength={5}
        value={fields.weights[id] ?? ''}
        onChange={event => set({ weights: { ...fields.weights, [id]: digits(event.target.value) } })}
      />
    ),
  };
  const odds = {
    id: 'odds',
    head: t('draws.odds'),
    align: 'end' as const,
    cell: ({ id }: StaffPrize) => formatPercent(percents[id] ?? 0, locale, 1),
  };
  return (
    <Table
      caption={t('draws.prizes', { title: draw.title })}
      rows={draw.prizes}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', head: t('draws.prize'), rowHead: true, cell: ({ name }) => name },
        ...(isWheel ? [weight, odds] : []),
        {
          id: 'left',
          head: t('draws.left'),
          align: 'end',
          cell: ({ stock }) => (stock === null ? t('draws.endless') : formatNumber(stock, locale)),
        },
        {
          id: 'change',
          head: t('draws.change'),
          cell: ({ id, name, stock }) =>
            stock !== null && (
              <TextField
                id={idOf(`stock-${id}`)}
                label={t('draws.changeOf', { name })}
                hideLabel
                placeholder="+5"
                maxLength={8}
                {...errorOf(`stock-${id}`)}
                value={fields.stocks[id] ?? ''}
                onChange={event => set({ stocks: { ...fields.stocks, [id]: event.target.value } })}
              />
            ),
        },
        { id: 'won', head: t('draws.won'), align: 'end', cell: ({ won }) => formatNumber(won, locale) },
      ]}
    />
  );
};

const Settings = ({ draw, fields, errorOf, idOf, set }: FormParts) => {
  const t = useMessages();
  return (
    <div className="fields">
      <TextField
        id={idOf('per_day')}
        label={t('draws.perDay')}
        inputMode="numeric"
        maxLength={2}
        {...errorOf('per_day')}
        value={fields.per_day}
        onChange={event => set({ per_day: digits(event.target.value) })}
        required
      />
      {draw.kind === 'jackpot' && (
        <TextField
          label={t('draws.minOrder')}
          inputMode="numeric"
          maxLength={10}
          suffixText="₮"
          value={fields.min_order}
          onChange={event => set({ min_order: digits(event.target.value) })}
        />
      )}
      <TextField
        id={idOf('ends')}
        label={t('draws.ends')}
        type="date"
        {...errorOf('ends')}
        value={fields.ends}
        onChange={event => set({ ends: event.target.value })}
        required
      />
    </div>
  );
};

/** Who gets what by the fields as they are typed. */
const Preview = ({ draw, fields }: Pick<FormParts, 'draw' | 'fields'>) => {
  const t = useMessages();
  const locale = useLocale();
  const { entries, order_totals: orders } = draw;
  if (!entries)
    return <p role="status">{t('draws.cost', { amount: formatMoney(oddsOf(fields, draw).cost, locale) })}</p>;
  const { pieces, cost, chance, fitting } = jackpotOf(fields, draw);
  return (
    <div role="status">
      <p>{t('draws.pieces', { count: formatNumber(pieces, locale), amount: formatMoney(cost, locale) })}</p>
      <p>
        {entries.count === 0
          ? t('draws.nobody')
          : t('draws.entries', {
              people: formatNumber(entries.people, locale),
              entries: formatNumber(entries.count, locale),
              chance: formatPercent(chance, locale, 1),
            })}
      </p>
      {orders.length > 0 && <p>{t('draws.fitting', { orders: orders.length, fitting })}</p>}
    </div>
  );
};

/** The typed fields of a draw, and what saves them. */
const useDrawForm = (draw: StaffDraw) => {
  const t = useMessages();
  const id = useId();
  const [fields, setFields] = useState(() => drawFieldsOf(draw));
  const [faults, setFaults] = useState<DrawFaults>({});
  const { mutate, error, isPending, reset } = useMutation(changeDrawMutation);
  const idOf = (name: string) => `${id}-${name}`;
  const errorOf = (name: string) => (faults[name] ? { error: t(faults[name]) } : {});
  const set = (change: Partial<DrawFields>) => {
    setFields({ ...fields, ...change });
    setFaults({});
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = drawFaultsOf(fields, draw);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(idOf(first))?.focus();
    mutate(
      { slug: draw.slug, ...drawBodyOf(fields, draw) },
      {
        onSuccess: saved => {
          setFields(drawFieldsOf(saved));
          showToast({ tone: 'success', text: t('draws.saved', { title: saved.title }) });
        },
      },
    );
  };
  return { form: { draw, fields, errorOf, idOf, set }, submit, error, isPending };
};

/** What staff set up of a wheel or a jackpot, with what it means for the players and for the shop. */
export const DrawForm = ({ draw }: { draw: StaffDraw }) => {
  const t = useMessages();
  const locale = useLocale();
  const href = useHref();
  const errorText = useErrorText();
  const { form, submit, error, isPending } = useDrawForm(draw);
  const { fields, idOf } = form;
  const isWheel = draw.kind === 'wheel';
  return (
    <Panel as="section" aria-labelledby={idOf('title')}>
      <form css={style} noValidate onSubmit={submit}>
        <header>
          <h2 id={idOf('title')}>{draw.title}</h2>
          <TextLink href={href(isWheel ? '/wheel' : `/promotions/${draw.slug}`)}>{t('draws.show')}</TextLink>
        </header>
        {draw.odds_from && <p className="soft">{t('draws.oddsFrom', { day: formatDate(draw.odds_from, locale) })}</p>}
        <Settings {...form} />
        <Prizes {...form} />
        <Preview {...{ draw, fields }} />
        <ErrorNotice>{errorText(error)}</ErrorNotice>
        <Button type="submit" busy={isPending}>
          {t('draws.save')}
        </Button>
      </form>
    </Panel>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
  > * {
    /* Hidden labels in a table that scrolls sideways stay in it. */
    position: relative;
    max-width: 100%;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-2);
  }
  h2 {
    font-size: var(--text-lg);
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: var(--space-2);
    width: 100%;
  }
  td input {
    width: 6rem;
    min-height: 2.5rem;
  }
`;
