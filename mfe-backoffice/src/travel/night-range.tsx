import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { StaffTravel } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, Select, TextField } from '@ortoo/ui';
import { amountOf } from '../parts/amount.rules';
import { useTravelChange, type TravelControl } from './use-travel-change';

interface NightRangeProps {
  room: StaffTravel['rooms'][number];
  /** What the calendar has chosen. */
  range: { from: string; to: string };
  control: TravelControl;
}

const choices = ['same', 'all', 'some', 'none'] as const;
const priceChoices = ['same', 'own', 'season'] as const;

const initial = { choice: 'same', rooms: '', priceChoice: 'same', price: '' } as const;

interface Fields {
  from: string;
  to: string;
  choice: (typeof choices)[number];
  rooms: string;
  priceChoice: (typeof priceChoices)[number];
  price: string;
}

interface PriceFieldsProps extends Pick<Fields, 'priceChoice' | 'price'> {
  onChange: (change: Partial<Fields>) => void;
  error: string | undefined;
}

const PriceFields = ({ priceChoice, price, onChange, error }: PriceFieldsProps) => {
  const t = useMessages();
  return (
    <>
      <Select
        label={t('travel.price')}
        options={priceChoices.map(value => ({ value, label: t(`travel.priceChoices.${value}`) }))}
        value={priceChoice}
        onChange={({ target }) => onChange({ priceChoice: priceChoices.find(one => one === target.value) ?? 'same' })}
      />
      {priceChoice === 'own' && (
        <TextField
          label={t('travel.ownPrice')}
          inputMode="numeric"
          suffixText="₮"
          error={error}
          value={price}
          onChange={({ target }) => onChange({ price: target.value })}
          maxLength={11}
          autoComplete="off"
        />
      )}
    </>
  );
};

/** Opens, limits, closes or prices the nights from one day to another. */
export const NightRange = ({ room, range, control }: NightRangeProps) => {
  const t = useMessages();
  const [fields, setFields] = useState<Fields>({ ...range, ...initial });
  const [isTried, setTried] = useState(false);
  const { send, error, fieldError, isPending, reset } = useTravelChange(control);
  const { from, to, choice, priceChoice } = fields;
  const rooms = amountOf(fields.rooms, { min: 1, max: room.stock });
  const isMissing = choice === 'some' && rooms === undefined;
  const price = amountOf(fields.price, { min: 1, max: 100_000_000 });
  const isUnpriced = priceChoice === 'own' && price === undefined;
  const isSame = choice === 'same' && priceChoice === 'same';
  const isOrdered = from !== '' && to >= from;
  const set = (change: Partial<typeof fields>) => {
    setFields({ ...fields, ...change });
    setTried(false);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isUnpriced || isSame || !isOrdered) return;
    const counts = { same: {}, all: { rooms: null }, some: { rooms: rooms ?? 0 }, none: { rooms: 0 } };
    const prices = { same: {}, own: { price: price ?? null }, season: { price: null } };
    const body = { variant_id: room.variant_id, from, to, ...counts[choice], ...prices[priceChoice] };
    send({ part: 'nights', body });
  };
  return (
    <form css={style} noValidate onSubmit={submit} aria-label={t('travel.range', { name: room.name })}>
      <div className="pair">
        <TextField
          type="date"
          label={t('travel.from')}
          error={isTried && from === '' ? t('errors.required') : undefined}
          value={from}
          onChange={event => set({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('travel.to')}
          error={isTried && from !== '' && !isOrdered ? t('travel.faults.to') : fieldError('to')}
          value={to}
          onChange={event => set({ to: event.target.value })}
        />
        <Select
          label={t('travel.rooms')}
          options={choices.map(value => ({ value, label: t(`travel.choices.${value}`, { count: room.stock }) }))}
          value={choice}
          onChange={event => set({ choice: choices.find(value => value === event.target.value) ?? 'same' })}
        />
        {choice === 'some' && (
          <TextField
            label={t('travel.count')}
            inputMode="numeric"
            error={isTried && isMissing ? t('travel.faults.rooms', { max: room.stock }) : fieldError('rooms')}
            value={fields.rooms}
            onChange={event => set({ rooms: event.target.value })}
            maxLength={5}
            autoComplete="off"
          />
        )}
        <PriceFields
          {...fields}
          onChange={set}
          error={isTried && isUnpriced ? t('travel.faults.price') : fieldError('price')}
        />
      </div>
      <ErrorNotice>{isTried && isSame ? t('travel.faults.same') : error}</ErrorNotice>
      <div>
        <Button type="submit" kind="secondary" size="sm" busy={isPending}>
          {t('travel.apply')}
        </Button>
      </div>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
`;
