import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import { signInPath, signUpPath, useHref, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { $user, showToast } from '@ortoo/stores';
import { Button, ButtonLink, Cluster, ErrorNotice, Panel, Stack } from '@ortoo/ui';
import { keepOrder } from './order.mutations';

/** Invites a guest to keep the order in an account. */
export const KeepOrder = ({ number, token }: { number: string; token: string }) => {
  const t = useMessages();
  const href = useHref();
  const user = useStore($user, { ssr: 'initial' });
  const errorOf = useErrorText();
  const keep = useMutation(keepOrder(number, token));
  const next = `/orders/${number}`;
  const save = () =>
    keep.mutateAsync().then(
      () => showToast({ tone: 'success', text: t('order.kept') }),
      () => undefined,
    );
  return (
    <Panel as="section" tone="sand" className="no-print" aria-label={t('order.keep')}>
      <Stack gap={2}>
        <h2>{t('order.keep')}</h2>
        <p>{t('order.keepText')}</p>
        <ErrorNotice>{errorOf(keep.error)}</ErrorNotice>
        <Cluster>
          {user ? (
            <Button busy={keep.isPending} onClick={() => void save()}>
              {t('order.keepNow')}
            </Button>
          ) : (
            <>
              <ButtonLink href={href(signUpPath(next))}>{t('actions.signUp')}</ButtonLink>
              <ButtonLink kind="secondary" href={href(signInPath(next))}>
                {t('actions.signIn')}
              </ButtonLink>
            </>
          )}
        </Cluster>
      </Stack>
    </Panel>
  );
};
