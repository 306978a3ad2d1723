import { css } from '@emotion/react';
import { useId } from 'react';
import { limits, type ReturnAuthorization, type ReturnAuthorizations } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Select, TextArea } from '@ortoo/ui';
import { FailedCommand } from '../failed-command';
import { ReturnLine } from './return-line';
import { ReturnMoney } from './return-money';
import { useReturn } from './use-return';

const reasons = ['changed_mind', 'damaged', 'wrong_item', 'not_as_described', 'other'] as const;

interface ReturnFormProps {
  number: string;
  lines: ReturnAuthorizations['returnable'];
  onDone: (request: ReturnAuthorization) => void;
  onCancel: () => void;
}

/** Returned lines, reason, and destination of the money. */
export const ReturnForm = ({ number, lines, onDone, onCancel }: ReturnFormProps) => {
  const t = useMessages();
  const locale = useLocale();
  const nothing = useId();
  const {
    form,
    isSending,
    apiError: error,
    quantityOf,
    choose,
    isNothing,
    sum,
    submit,
  } = useReturn(number, lines, onDone);
  const { register, formState } = form;
  return (
    <form css={style} noValidate onSubmit={submit} aria-label={t('returns.title')}>
      <fieldset aria-describedby={isNothing ? nothing : undefined}>
        <legend>{t('returns.which')}</legend>
        <ul>
          {lines.map(line => (
            <ReturnLine
              key={line.line_item_id}
              line={line}
              quantity={quantityOf(line)}
              onChange={quantity => choose(line.line_item_id, quantity)}
            />
          ))}
        </ul>
        {isNothing && (
          <p id={nothing} role="alert" className="error">
            {t('returns.nothing')}
          </p>
        )}
      </fieldset>
      <Select
        label={t('returns.reasonLabel')}
        placeholder={t('address.choose')}
        options={reasons.map(value => ({ value, label: t(`returns.reason.${value}`) }))}
        error={formState.errors.reason?.message}
        required
        {...register('reason', { validate: value => value !== '' || t('errors.required') })}
      />
      <TextArea
        label={t('returns.memo')}
        optional={t('state.optional')}
        maxLength={limits.returnMemo}
        {...register('memo')}
      />
      <ReturnMoney form={form} />
      <FailedCommand error={error} />
      <p aria-live="polite">{sum > 0 && t('returns.about', { amount: formatMoney(sum, locale) })}</p>
      <div className="buttons">
        <Button type="submit" busy={isSending}>
          {t('returns.send')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-3);
  legend {
    margin-bottom: var(--space-1);
    font-weight: 620;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
