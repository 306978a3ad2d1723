import { useStore } from '@nanostores/react';
import { useForm } from 'react-hook-form';
import { signInPath, signUpPath, useHref, useLocation, useMessages, useNavigate } from '@ortoo/remote';
import { $guestOrders } from '@ortoo/stores';
import { Button, ButtonLink, PackageIcon, TextField } from '@ortoo/ui';

/** Number of orders of this browser that are listed. */
const shownOrders = 3;

const plainNumber = (typed: string): string => typed.trim().toUpperCase();

const OrderByNumber = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { number: '' } });
  const fault = formState.errors.number?.message;
  const submit = handleSubmit(({ number }) => {
    onClose();
    void navigate(`/orders/${plainNumber(number)}`);
  });
  return (
    <form noValidate onSubmit={event => void submit(event)} aria-label={t('userMenu.find')}>
      <TextField
        label={t('userMenu.number')}
        placeholder="R123456789"
        error={fault && t(fault)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        {...register('number', {
          validate: number => (/^R\d{6,12}$/.test(plainNumber(number)) ? undefined : 'userMenu.fault'),
        })}
      />
      <Button type="submit" kind="secondary">
        {t('userMenu.show')}
      </Button>
    </form>
  );
};

/** The menu of a guest: the ways in, and orders without an account. */
export const GuestMenu = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages();
  const href = useHref();
  const { pathname, search } = useLocation();
  const orders = Object.keys(useStore($guestOrders, { ssr: 'initial' })).slice(-shownOrders);
  const next = pathname.includes('/sign-') ? '/profile' : pathname + search;
  return (
    <>
      <p className="soft">{t('userMenu.guest')}</p>
      <ButtonLink wide href={href(signInPath(next))}>
        {t('actions.signIn')}
      </ButtonLink>
      <ButtonLink wide kind="secondary" href={href(signUpPath(next))}>
        {t('actions.signUp')}
      </ButtonLink>
      <hr />
      {orders.length > 0 && (
        <>
          <h2>{t('userMenu.own')}</h2>
          <ul>
            {orders.map(number => (
              <li key={number}>
                <a className="item" href={href(`/orders/${number}`)}>
                  <PackageIcon aria-hidden="true" />
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('userMenu.find')}</h2>
      <OrderByNumber onClose={onClose} />
    </>
  );
};
