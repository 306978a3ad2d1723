import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { StaffTravel } from '@ortoo/contracts';
import { localeNames } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, IconButton, TextField, TrashIcon } from '@ortoo/ui';
import { amountOf } from '../parts/amount.rules';
import { FormSection } from '../parts/form-section';
import { monthDayOf } from './month.rules';
import { useTravelChange, type TravelControl } from './use-travel-change';

/** A season as it is typed. */
interface SeasonFields {
  mn: string;
  en: string;
  first: string;
  last: string;
  percent: string;
}

const fieldsOf = ({ seasons }: StaffTravel): SeasonFields[] =>
  seasons.map(({ name, first_day: first, last_day: last, percent }) => ({
    ...{ mn: name.mn ?? '', en: name.en ?? '', first, last, percent: String(percent) },
  }));

const percentOf = (text: string) => amountOf(text, { min: 1, max: 1000 });

const isWrong = ({ mn, first, last, percent }: SeasonFields) =>
  mn.trim() === '' || !monthDayOf(first) || !monthDayOf(last) || percentOf(percent) === undefined;

interface SeasonRowProps {
  season: SeasonFields;
  number: number;
  isTried: boolean;
  onChange: (part: Partial<SeasonFields>) => void;
  onRemove: () => void;
}

const SeasonRow = ({ season, number, isTried, onChange, onRemove }: SeasonRowProps) => {
  const t = useMessages();
  const faultOf = (key: string, isFault: boolean) => (isTried && isFault ? t(key) : undefined);
  const day = (name: 'first' | 'last') => (
    <TextField
      label={t(`travel.${name}Day`)}
      placeholder="06-15"
      error={faultOf('travel.faults.day', !monthDayOf(season[name]))}
      value={season[name]}
      onChange={event => onChange({ [name]: event.target.value })}
      maxLength={5}
    />
  );
  return (
    <li>
      <div className="pair">
        {(['mn', 'en'] as const).map(locale => (
          <TextField
            key={locale}
            label={`${t('travel.seasonName')} (${localeNames[locale]})`}
            lang={locale}
            error={locale === 'mn' ? faultOf('errors.required', season.mn.trim() === '') : undefined}
            value={season[locale]}
            onChange={event => onChange({ [locale]: event.target.value })}
            maxLength={100}
            autoComplete="off"
          />
        ))}
        {day('first')}
        {day('last')}
        <TextField
          label={t('travel.percent')}
          inputMode="numeric"
          suffixText="%"
          error={faultOf('travel.faults.percent', percentOf(season.percent) === undefined)}
          value={season.percent}
          onChange={event => onChange({ percent: event.target.value })}
          maxLength={4}
        />
      </div>
      <IconButton label={t('travel.removeSeason', { number })} icon={<TrashIcon />} onClick={onRemove} />
    </li>
  );
};

/** Seasons and weekends of a hotel: percents of the price of an ordinary night. */
export const RatesForm = ({ travel, control }: { travel: StaffTravel; control: TravelControl }) => {
  const t = useMessages();
  const [seasons, setSeasons] = useState(() => fieldsOf(travel));
  const [weekend, setWeekend] = useState(String(travel.weekend_percent));
  const [isTried, setTried] = useState(false);
  const { send, error, isPending, reset } = useTravelChange(control);
  const weekendPercent = percentOf(weekend);
  const edit = (next: SeasonFields[]) => {
    setSeasons(next);
    setTried(false);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (weekendPercent === undefined || seasons.some(isWrong)) return;
    send({
      part: 'rates',
      body: {
        lock_version: travel.lock_version,
        weekend_percent: weekendPercent,
        seasons: seasons.map(({ mn, en, first, last, percent }) => ({
          name: { mn: mn.trim(), ...(en.trim() && { en: en.trim() }) },
          ...{ first_day: first.trim(), last_day: last.trim(), percent: percentOf(percent) ?? 100 },
        })),
      },
    });
  };
  const blank = { mn: '', en: '', first: '', last: '', percent: '100' };
  return (
    <FormSection title={t('travel.rates')} text={t('travel.ratesText')}>
      <form css={style} noValidate onSubmit={submit} aria-label={t('travel.rates')}>
        <TextField
          label={t('travel.weekend')}
          inputMode="numeric"
          suffixText="%"
          error={isTried && weekendPercent === undefined ? t('travel.faults.percent') : undefined}
          value={weekend}
          onChange={event => setWeekend(event.target.value)}
          maxLength={4}
        />
        <ul>
          {seasons.map((season, at) => (
            <SeasonRow
              key={at}
              {...{ season, number: at + 1, isTried }}
              onChange={part => edit(seasons.map((one, index) => (index === at ? { ...one, ...part } : one)))}
              onRemove={() => edit(seasons.toSpliced(at, 1))}
            />
          ))}
        </ul>
        <ErrorNotice>{error}</ErrorNotice>
        <div className="buttons">
          <Button kind="secondary" size="sm" onClick={() => edit([...seasons, blank])}>
            {t('travel.addSeason')}
          </Button>
          <Button type="submit" size="sm" busy={isPending}>
            {t('actions.save')}
          </Button>
        </div>
      </form>
    </FormSection>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  > div:first-of-type {
    max-width: 16rem;
  }
  ul {
    display: grid;
    gap: var(--space-1-5);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-1);
    padding-top: var(--space-1-5);
    border-top: 1px solid var(--line);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
`;
