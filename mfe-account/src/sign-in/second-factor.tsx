import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SecondFactorSetup } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, TextLink } from '@ortoo/ui';
import { CodeForm } from './code-form';
import type { SignInFrameProps } from './sign-in-frame';

interface SecondFactorProps {
  frame: (props: SignInFrameProps) => ReactNode;
  /** Setup data of an app; absent for an account that has one. */
  setup: SecondFactorSetup | undefined;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

const Setup = ({ secret, address, qr }: SecondFactorSetup) => {
  const t = useMessages();
  return (
    <div css={style}>
      <img src={qr} alt={t('secondFactor.qr')} width={240} height={240} />
      <p>
        {t('secondFactor.secret')}
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextLink href={address}>{t('secondFactor.open')}</TextLink>
    </div>
  );
};

/** The step after the password for accounts with an authenticator app, and for staff who have to set one up. */
export const SecondFactor = ({ frame: Frame, setup, onCode, onBack }: SecondFactorProps) => {
  const t = useMessages();
  const texts = setup
    ? { title: t('secondFactor.setupTitle'), text: t('secondFactor.setupText') }
    : { title: t('secondFactor.title'), text: t('secondFactor.text') };
  return (
    <Frame {...texts} focusesTitle={setup !== undefined}>
      {setup && <Setup {...setup} />}
      <CodeForm
        label={t('secondFactor.code')}
        submitLabel={t('actions.signIn')}
        isSecondary={setup !== undefined}
        onCode={onCode}
      >
        <Button kind="quiet" onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      </CodeForm>
    </Frame>
  );
};

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  text-align: center;
  img {
    border-radius: var(--radius);
  }
  code {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
