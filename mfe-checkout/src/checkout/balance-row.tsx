import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { toMoney, type OrderPaymentMethod } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, Cluster, TextField } from '@ortoo/ui';
import { inlineFormStyle } from '../parts/inline-form-style';
import { useRestoredFocus } from '../parts/use-restored-focus';
import { typedAmount } from '../parts/typed-amount.rules';
import { useMoney } from '../parts/use-money';

interface BalanceRowProps {
  method: OrderPaymentMethod;
  busy: boolean;
  /** The server's error for the entered amount. */
  error: string | undefined;
  onUse: (amount: number | undefined) => void;
  onRemove: () => void;
}

const AmountForm = ({ method, busy, error: apiError, onUse }: Omit<BalanceRowProps, 'onRemove'>) => {
  const t = useMessages();
  const amount = useMoney();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'errors.number' | 'sources.atLeast'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const requested = typedAmount(typed);
    setFault(requested === undefined ? 'errors.number' : requested === 0 ? 'sources.atLeast' : undefined);
    if (requested) onUse(requested);
  };
  return (
    <form css={inlineFormStyle} onSubmit={submit} noValidate aria-label={method.name}>
      <TextField
        label={t('sources.upTo', { amount: amount(method.maximum) })}
        error={fault ? t(fault, { amount: amount(method.minimum) }) : apiError}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('sources.useAmount')}
      </Button>
    </form>
  );
};

/** One balance of the buyer: its amount, how much of this order it can pay, or why it cannot. */
export const BalanceRow = ({ method, busy, error: apiError, onUse, onRemove }: BalanceRowProps) => {
  const t = useMessages();
  const amount = useMoney();
  const id = useId();
  const place = useRestoredFocus<HTMLLIElement>();
  const [isOther, setOther] = useState(false);
  const applied = toMoney(method.applied);
  const isPart = method.voucher_id === null;
  return (
    <li css={style} ref={place} tabIndex={-1} data-applied={applied > 0 || undefined} aria-labelledby={id}>
      <div className="what">
        <h3 id={id}>{method.name}</h3>
        {method.balance !== null && <p className="soft">{t('sources.balance', { amount: amount(method.balance) })}</p>}
        {applied === 0 && method.reason && <p className="soft">{method.reason}</p>}
      </div>
      {applied > 0 ? (
        <Cluster>
          <strong>−{amount(method.applied)}</strong>
          <Button kind="quiet" busy={busy} onClick={onRemove} aria-describedby={id}>
            {t('actions.remove')}
          </Button>
        </Cluster>
      ) : (
        method.available && (
          <Cluster>
            {isPart && (
              <Button kind="quiet" aria-expanded={isOther} aria-describedby={id} onClick={() => setOther(!isOther)}>
                {t('sources.otherAmount')}
              </Button>
            )}
            <Button kind="secondary" busy={busy} aria-describedby={id} onClick={() => onUse(undefined)}>
              {t('sources.use', { amount: amount(method.maximum) })}
            </Button>
          </Cluster>
        )
      )}
      {applied === 0 && isOther && method.available && <AmountForm {...{ method, busy, error: apiError, onUse }} />}
      {applied === 0 && !isOther && apiError && (
        <p className="error" role="alert">
          {apiError}
        </p>
      )}
    </li>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  padding-block: 0.75rem;
  border-bottom: 1px solid var(--line);
  &:last-of-type {
    border-bottom: 0;
  }
  .what {
    flex: 1 1 12rem;
    min-width: 0;
  }
  h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }
  &[data-applied] strong {
    color: var(--good);
  }
  form {
    width: 100%;
  }
  > .error {
    width: 100%;
  }
`;
