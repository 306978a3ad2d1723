import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { definePersonalPage, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { verifySession } from '@ortoo/stores';
import { Button, ButtonLink, ErrorNotice } from '@ortoo/ui';
import { confirmEmailMutation } from './confirm-email.mutations';
import { SignInFrame } from './sign-in-frame';

/** What the link of an email leads to: one button, because programs that check links open them, too. */
const ConfirmEmailPage = () => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { mutate, data, isPending, error } = useMutation(confirmEmailMutation);
  const onConfirm = (value: string) => mutate(value, { onSuccess: () => void verifySession() });
  if (!data && token) {
    return (
      <SignInFrame title={t('confirmEmail.title')} text={t('confirmEmail.text')}>
        {error && <ErrorNotice>{(error instanceof ApiError && error.message) || t('errors.offline')}</ErrorNotice>}
        <Button size="lg" wide busy={isPending} onClick={() => onConfirm(token)}>
          {t('actions.confirm')}
        </Button>
      </SignInFrame>
    );
  }
  const texts = data
    ? { title: t('confirmEmail.done'), text: t('confirmEmail.doneText', { email: data.email }) }
    : { title: t('newsletter.broken.title'), text: t('newsletter.broken.text') };
  return (
    <SignInFrame key="end" {...texts} focusesTitle={data !== undefined}>
      <ButtonLink href={href('/profile')} size="lg" wide kind="secondary">
        {t('nav.profile')}
      </ButtonLink>
    </SignInFrame>
  );
};

export const page = definePersonalPage('confirmEmail.title', ConfirmEmailPage);
