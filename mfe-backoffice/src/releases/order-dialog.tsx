import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Dialog, ErrorNotice, Select, TextField } from '@ortoo/ui';
import type { Order, OrderKind } from './releases.mutations';
import { everySite } from './releases.queries';
import type { ReleaseStanding } from './release-status.rules';

/** An order that an operator has started. */
export interface OrderRequest {
  kind: OrderKind;
  remoteStatus: ReleaseStanding;
}

interface OrderFormProps {
  orderRequest: OrderRequest;
  busy: boolean;
  apiError: string | undefined;
  onOrder: (order: Order) => void;
}

interface OrderDialogProps extends Omit<OrderFormProps, 'orderRequest'> {
  orderRequest: OrderRequest | undefined;
  onClose: () => void;
}

/** Minimum length of a reason. */
const shortest = 3;
const shares = [1, 5, 10, 25, 50];

const targetOf = ({ kind, remoteStatus }: OrderRequest, chosen: string): string | undefined => {
  if (kind === 'canary') return chosen;
  return kind === 'rollback' ? remoteStatus.before : remoteStatus.canary?.release;
};

const OrderForm = ({ orderRequest, busy, apiError: error, onOrder }: OrderFormProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { kind, remoteStatus } = orderRequest;
  const [why, setWhy] = useState('');
  const [chosen, setChosen] = useState(remoteStatus.canary?.release ?? remoteStatus.others[0]?.release ?? '');
  const [percent, setPercent] = useState(String(remoteStatus.canary?.percent ?? 5));
  const [tried, setTried] = useState(false);
  const id = useId();
  const target = targetOf(orderRequest, chosen);
  const isTooShort = why.trim().length < shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isTooShort) return document.getElementById(id)?.focus();
    const order = { kind, remote: remoteStatus.remote, site: remoteStatus.site, why: why.trim() };
    if (kind === 'canary') onOrder({ ...order, release: chosen, percent: Number(percent) });
    else onOrder(kind === 'promote' && target ? { ...order, release: target } : order);
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      <p>{t(`releases.explain.${kind}`, { remote: remoteStatus.remote, release: target ?? '' })}</p>
      {remoteStatus.site !== everySite && <p>{t('releases.onlyHere', { site: remoteStatus.site })}</p>}
      {kind === 'canary' && (
        <>
          <Select
            label={t('releases.release')}
            value={chosen}
            onChange={event => setChosen(event.target.value)}
            options={remoteStatus.others.map(({ release, createdAt }) => ({
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
      <ErrorNotice>{error}</ErrorNotice>
      <Button type="submit" wide busy={busy}>
        {t(`releases.order.${kind}`)}
      </Button>
    </form>
  );
};

/** Form for an order's input, above all the reason. */
export const OrderDialog = ({ orderRequest, onClose, ...form }: OrderDialogProps) => {
  const t = useMessages();
  return (
    <Dialog
      open={orderRequest !== undefined}
      onClose={onClose}
      title={orderRequest ? `${t(`releases.order.${orderRequest.kind}`)}: ${orderRequest.remoteStatus.remote}` : ''}
      closeLabel={t('actions.close')}
    >
      {orderRequest && <OrderForm orderRequest={orderRequest} {...form} />}
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;
