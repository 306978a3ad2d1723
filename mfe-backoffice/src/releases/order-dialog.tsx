import { useState } from 'react';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Select } from '@ortoo/ui';
import { ReasonDialog } from '../parts/reason-dialog';
import type { Order, OrderKind } from './releases.mutations';
import { everySite } from '../parts/releases.queries';
import type { ReleaseStanding } from '../parts/release-status.rules';

/** An order that an operator has started. */
export interface OrderRequest {
  kind: OrderKind;
  remoteStatus: ReleaseStanding;
}

interface OrderDialogProps {
  orderRequest: OrderRequest;
  busy: boolean;
  apiError: string | undefined;
  onOrder: (order: Order) => void;
  onClose: () => void;
}

const shares = [1, 5, 10, 25, 50];

const targetOf = ({ kind, remoteStatus }: OrderRequest, chosen: string): string | undefined => {
  if (kind === 'canary') return chosen;
  return kind === 'rollback' ? remoteStatus.before : remoteStatus.canary?.release;
};

/** Requests an order's input, above all the reason. */
export const OrderDialog = ({ orderRequest, busy, apiError, onOrder, onClose }: OrderDialogProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { kind, remoteStatus } = orderRequest;
  const { remote, site } = remoteStatus;
  const [chosen, setChosen] = useState(remoteStatus.canary?.release ?? remoteStatus.others[0]?.release ?? '');
  const [percent, setPercent] = useState(String(remoteStatus.canary?.percent ?? 5));
  const target = targetOf(orderRequest, chosen);
  const submit = (why: string) => {
    const order = { kind, remote, site, why };
    if (kind === 'canary') onOrder({ ...order, release: chosen, percent: Number(percent) });
    else onOrder(kind === 'promote' && target ? { ...order, release: target } : order);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`${t(`releases.order.${kind}`)}: ${remote}`}
      action={t(`releases.order.${kind}`)}
      text={t(`releases.explain.${kind}`, { remote, release: target ?? '' })}
      label={t('releases.why')}
      hint={t('releases.whyHint')}
      busy={busy}
      error={apiError}
      onSubmit={submit}
    >
      {site !== everySite && <p>{t('releases.onlyHere', { site })}</p>}
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
    </ReasonDialog>
  );
};
