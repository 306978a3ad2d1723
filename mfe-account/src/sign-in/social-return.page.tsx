import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { SecondFactorSetup, SocialSignIn } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { definePersonalPage, pathAfterSignIn, signInPath, useHref, useMessages, useNavigate } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { $user, emit, showToast } from '@ortoo/stores';
import { ButtonLink, InlineNotice } from '@ortoo/ui';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { socialServices } from '../parts/social-services';
import { SecondFactor } from './second-factor';
import { secondFactorOf } from './requested-factor';
import { SignInFrame } from './sign-in-frame';
import { finishSocialSignIn } from './sign-in.commands';

const here = '/sign-in/social';
const security = '/profile/security';

/** What the visitor can do next. */
const wayOn = (error: Error, isSignedIn: boolean) => {
  // Its owner returns here, where both are linked.
  if (error instanceof ApiError && error.code === 'SOCIAL_EMAIL_TAKEN')
    return { title: 'social.takenTitle', action: 'social.takenAction', path: signInPath(here), tone: 'info' } as const;
  return isSignedIn
    ? ({ title: 'social.linkFailedTitle', action: 'social.backToSecurity', path: security, tone: 'bad' } as const)
    : ({ title: 'social.failedTitle', action: 'social.again', path: signInPath('/profile'), tone: 'bad' } as const);
};

const Failure = ({ error }: { error: Error }) => {
  const t = useMessages();
  const href = useHref();
  const errorOf = useErrorText();
  const user = useStore($user, { ssr: 'initial' });
  const { title, action, path, tone } = wayOn(error, user !== null);
  return (
    <SignInFrame title={t(title)} text="" focusesTitle>
      <InlineNotice tone={tone}>{errorOf(error)}</InlineNotice>
      <ButtonLink href={href(path)}>{t(action)}</ButtonLink>
    </SignInFrame>
  );
};

/** The way back from another service: signs in, and says what is missing or why it failed. */
const SocialReturn = () => {
  const t = useMessages();
  const navigate = useNavigate();
  const [error, setError] = useState<Error>();
  const [secondFactor, setSecondFactor] = useState<{ setup?: SecondFactorSetup }>();
  const hasStarted = useRef(false);

  const arrive = ({ result, provider, next }: SocialSignIn) => {
    if (result !== 'linked') emit(result, {});
    if (result === 'linked')
      showToast({ tone: 'success', text: t('social.linked', { name: socialServices[provider].name }) });
    void navigate(pathAfterSignIn(next), { replace: true });
  };
  useEffect(() => {
    // The visit ends with its first request.
    if (hasStarted.current) return;
    hasStarted.current = true;
    finishSocialSignIn({}).then(arrive, (failure: Error) => {
      const requested = secondFactorOf(failure);
      if (requested) setSecondFactor(requested);
      else setError(failure);
    });
  });

  if (error) return <Failure error={error} />;
  if (secondFactor) {
    const onCode = async (otp: string) => arrive(await finishSocialSignIn({ otp }));
    const onBack = () => void navigate(signInPath('/profile'));
    const backLabel = t('social.again');
    return <SecondFactor frame={SignInFrame} setup={secondFactor.setup} {...{ backLabel, onCode, onBack }} />;
  }
  return (
    <SignInFrame title={t('social.returning')} text="">
      <RowsSkeleton label={t('state.loading')} />
    </SignInFrame>
  );
};

export const page = definePersonalPage('signIn.title', SocialReturn);
