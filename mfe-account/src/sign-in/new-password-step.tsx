import type { ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { PasswordForm } from '../parts/password-form';
import type { SignInFrameProps } from './sign-in-frame';

interface NewPasswordStepProps {
  frame: (props: SignInFrameProps) => ReactNode;
  isRecovery: boolean;
  onDone: () => void;
}

/** The last step after a code. The user is signed in already and may skip it. */
export const NewPasswordStep = ({ frame: Frame, isRecovery, onDone }: NewPasswordStepProps) => {
  const t = useMessages();
  return (
    <Frame
      title={t('newPassword.title')}
      text={t(isRecovery ? 'newPassword.forgotten' : 'newPassword.first')}
      focusesTitle
    >
      <PasswordForm needsCurrent={false} onSaved={onDone}>
        <Button kind="quiet" onClick={onDone}>
          {t('newPassword.skip')}
        </Button>
      </PasswordForm>
    </Frame>
  );
};
