import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelFault, type Order, type Reordered } from '@ortoo/contracts';
import { useHref, useMessages, useNavigate } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, Dialog, ErrorNotice, InlineNotice, RefreshIcon, TextLink } from '@ortoo/ui';
import { cancelMutation, reorderMutation } from './order.mutations';

/** What the cart could not get again, with the reasons. */
const Missing = ({ missing, isAll }: { missing: Reordered['missing']; isAll: boolean }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <InlineNotice
      tone="warn"
      announce
      title={t(isAll ? 'order.missingAll' : 'order.missingSome')}
      action={!isAll && <TextLink href={href('/cart')}>{t('actions.goToCart')}</TextLink>}
    >
      <ul>
        {missing.map(({ slug, name, message }) => (
          <li key={slug}>
            <TextLink href={href(`/products/${slug}`)}>{name}</TextLink>: {message}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
};

const CancelDialog = ({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const cancel = useMutation(cancelMutation(order.number));
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t('order.canceled') });
        onClose();
      },
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('order.cancelTitle')}
      closeLabel={t('actions.close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('order.keepIt')}
          </Button>
          <Button busy={cancel.isPending} onClick={confirm}>
            {t('order.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('order.cancelText', { amount: order.display_total })}</p>
      <ErrorNotice>{errorOf(cancel.error)}</ErrorNotice>
    </Dialog>
  );
};

/** Order again, and cancel while nothing is packed. */
export const OrderActions = ({ order }: { order: Order }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const errorOf = useErrorText();
  const again = useMutation(reorderMutation(order.number));
  const [asks, setAsks] = useState(false);
  const missing = again.data?.missing ?? [];
  const orderAgain = () =>
    again.mutate(undefined, {
      onSuccess: answer => {
        if (answer.missing.length === 0) void navigate('/cart');
      },
    });
  return (
    <div css={style}>
      <Cluster>
        <Button kind="secondary" icon={<RefreshIcon />} busy={again.isPending} onClick={orderAgain}>
          {t('order.again')}
        </Button>
        {cancelFault(order) === undefined && (
          <Button kind="quiet" onClick={() => setAsks(true)}>
            {t('order.cancel')}
          </Button>
        )}
      </Cluster>
      <ErrorNotice>{errorOf(again.error)}</ErrorNotice>
      {missing.length > 0 && <Missing missing={missing} isAll={missing.length === order.line_items.length} />}
      <CancelDialog order={order} open={asks} onClose={() => setAsks(false)} />
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
