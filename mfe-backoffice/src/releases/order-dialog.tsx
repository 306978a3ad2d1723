import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Dialog, InlineNotice, Select, TextField } from '@ortoo/ui';
import type { Order, OrderKind } from './releases.mutations';
import { everySite } from './releases.queries';
import type { Standing } from './standing.rules';

/** An order that an operator has begun. */
export interface Asked {
  kind: OrderKind;
  standing: Standing;
}

interface OrderFormProps {
  asked: Asked;
  busy: boolean;
  refusal: string | undefined;
  onOrder: (order: Order) => void;
}

interface OrderDialogProps extends Omit<OrderFormProps, 'asked'> {
  asked: Asked | undefined;
  onClose: () => void;
}

/** Shorter reasons say nothing to whoever reads the history. */
const shortest = 3;
const shares = [1, 5, 10, 25, 50];

const targetOf = ({ kind, standing }: Asked, chosen: string): string | undefined => {
  if (kind === 'canary') return chosen;
  return kind === 'rollback' ? standing.before : standing.canary?.release;
};

const OrderForm = ({ asked, busy, refusal, onOrder }: OrderFormProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { kind, standing } = asked;
  const [why, setWhy] = useState('');
  const [chosen, setChosen] = useState(standing.canary?.release ?? standing.others[0]?.release ?? '');
  const [percent, setPercent] = useState(String(standing.canary?.percent ?? 5));
  const [tried, setTried] = useState(false);
  const id = useId();
  const target = targetOf(asked, chosen);
  const isTooShort = why.trim().length < shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isTooShort) return document.getElementById(id)?.focus();
    const order = { kind, remote: standing.remote, site: standing.site, why: why.trim() };
    if (kind === 'canary') onOrder({ ...order, release: chosen, percent: Number(percent) });
    else onOrder(kind === 'promote' && target ? { ...order, release: target } : order);
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      <p>{t(`releases.explain.${kind}`, { remote: standing.remote, release: target ?? '' })}</p>
      {standing.site !== everySite && <p>{t('releases.onlyHere', { site: standing.site })}</p>}
      {kind === 'canary' && (
        <>
          <Select
            label={t('releases.release')}
            value={chosen}
            onChange={event => setChosen(event.target.value)}
            options={standing.others.map(({ release, createdAt }) => ({
              value: release,
              label: `${release.slice(0, 8)} · ${formatDateTime(createdAt, locale)}`,
            }))}
          />
          <Select
            label={t('releases.share')}
            value={percent}
            onChange={event => setPercent(event.target.value)}
            options={[...new Set([...shares, Number(percent)])]
              .sort((a, b) => a - b)
              .map(share => ({ value: String(share), label: `${share} %` }))}
          />
        </>
      )}
      <TextField
        id={id}
        label={t('releases.why')}
        hint={t('releases.whyHint')}
        error={tried && isTooShort ? t('releases.whyMissing') : undefined}
        value={why}
        onChange={event => setWhy(event.target.value)}
        maxLength={300}
        required
      />
      {refusal !== undefined && (
        <InlineNotice tone="bad" announce>
          {refusal}
        </InlineNotice>
      )}
      <Button type="submit" wide busy={busy}>
        {t(`releases.order.${kind}`)}
      </Button>
    </form>
  );
};

/** Asks what an order needs, the reason above all. */
export const OrderDialog = ({ asked, onClose, ...form }: OrderDialogProps) => {
  const t = useMessages();
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={asked ? `${t(`releases.order.${asked.kind}`)}: ${asked.standing.remote}` : ''}
      closeLabel={t('actions.close')}
    >
      {asked && <OrderForm asked={asked} {...form} />}
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;
