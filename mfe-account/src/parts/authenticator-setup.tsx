import { css } from '@emotion/react';
import type { SecondFactorSetup } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';

/** What an authenticator app needs: a picture to scan, a key to type, a link for this device. */
export const AuthenticatorSetup = ({ secret, address, qr }: SecondFactorSetup) => {
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
