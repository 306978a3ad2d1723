import { lazyPart, recoverPath, useHref, useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, PasswordField, TextLink } from '@ortoo/ui';
import { Choices } from './choices';
import { LoginField } from './login-field';
import { type StartFormOptions, useStartForm } from './use-start-form';

const OtherWays = lazyPart(async () => (await import(/* webpackChunkName: "other-ways" */ './other-ways')).OtherWays, {
  when: 'use',
});

interface StartStepProps extends StartFormOptions {
  /** Where the visitor goes afterwards. */
  next: string;
}

/**
 * One field first, then the same choices for every login. The password's field exists from the start, out of sight, so
 * that a password manager fills both; filled, it signs in with one press.
 */
export const StartStep = ({ next, ...options }: StartStepProps) => {
  const t = useMessages();
  const href = useHref();
  const { failure, hasChoices, isEmail, isSending, isSubmitting, ...form } = useStartForm(options);
  return (
    <>
      <form noValidate onSubmit={event => void form.submit(event)}>
        <ErrorNotice>{failure}</ErrorNotice>
        <LoginField error={form.errors.login} {...form.login} />
        {hasChoices ? (
          <>
            <PasswordField
              label={t('fields.password')}
              showLabel={t('actions.showPassword')}
              error={form.errors.password}
              autoComplete="current-password"
              autoFocus
              required
              {...form.password}
            />
            <p className="forgot">
              <TextLink href={href(recoverPath(next))}>{t('signIn.forgot')}</TextLink>
            </p>
          </>
        ) : (
          <input
            type="password"
            className="visually-hidden"
            autoComplete="current-password"
            tabIndex={-1}
            aria-hidden="true"
            {...form.password}
          />
        )}
        <Button type="submit" size="lg" wide busy={isSubmitting}>
          {t(hasChoices ? 'actions.signIn' : 'actions.continue')}
        </Button>
      </form>
      <Choices>
        {hasChoices && (
          <Button kind="secondary" wide busy={isSending} onClick={() => void form.sendCode()}>
            {t(isEmail ? 'signIn.codeByEmail' : 'signIn.codeBySms')}
          </Button>
        )}
        <OtherWays next={next} />
      </Choices>
    </>
  );
};
