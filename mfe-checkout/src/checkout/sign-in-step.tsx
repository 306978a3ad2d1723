import { Slot, useMessages } from '@ortoo/remote';
import { FormSkeleton, Stack } from '@ortoo/ui';

/** Signing in inside the checkout: cart and input stay. */
export const SignInStep = () => {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <p>{t('checkout.signInText')}</p>
      <Slot
        id="account.sign-in-form"
        props={{ next: '/checkout' }}
        when="now"
        fallback={<FormSkeleton label={t('state.loading')} fields={2} />}
      />
    </Stack>
  );
};
