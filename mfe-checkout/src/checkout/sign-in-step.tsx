import { useMessages } from '@ortoo/remote';
import { Stack } from '@ortoo/ui';
import { SignIn } from '../parts/sign-in';

/** Signing in inside the checkout: cart and input stay. */
export const SignInStep = () => {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <p>{t('checkout.signInText')}</p>
      <SignIn next="/checkout" />
    </Stack>
  );
};
