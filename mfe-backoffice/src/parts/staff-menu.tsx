import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { htmlLang, localeNames, localizePath, type Locale } from '@ortoo/i18n';
import { useHref, useLocale, useLocation, useMessages } from '@ortoo/remote';
import { $user, signOut } from '@ortoo/stores';
import { GlobeIcon, LogOutIcon, StoreIcon, UserIcon } from '@ortoo/ui';
import { Popover } from './popover';

/** Languages that the back office has texts in. */
const languages: readonly Locale[] = ['mn', 'en'];

/** Who is signed in; the shop, the other language, and the way out. */
export const StaffMenu = () => {
  const t = useMessages();
  const href = useHref();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const user = useStore($user, { ssr: 'initial' });
  if (!user) return null;
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email || t('workplace.user');
  return (
    <Popover label={name} icon={<UserIcon aria-hidden="true" />} hideLabel="phone">
      <div css={style}>
        <p>
          <strong>{name}</strong>
          <span className="soft">{user.vendor?.name ?? user.email ?? user.phone}</span>
        </p>
        <a href={href('/')}>
          <StoreIcon aria-hidden="true" />
          {t('workplace.shop')}
        </a>
        {languages
          .filter(locale => locale !== current)
          .map(locale => (
            <a
              key={locale}
              href={localizePath(pathname, locale) + search}
              hrefLang={htmlLang[locale]}
              lang={htmlLang[locale]}
            >
              <GlobeIcon aria-hidden="true" />
              {localeNames[locale]}
            </a>
          ))}
        <a href={href('/profile/security')}>
          <UserIcon aria-hidden="true" />
          {t('workplace.account')}
        </a>
        <button type="button" onClick={() => void signOut()}>
          <LogOutIcon aria-hidden="true" />
          {t('actions.signOut')}
        </button>
      </div>
    </Popover>
  );
};

const style = css`
  display: grid;
  p {
    display: grid;
    padding: 0 0.5rem 0.5rem;
    margin-bottom: 0.375rem;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: var(--target);
    padding: 0.25rem 0.5rem;
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    font-weight: 550;
    text-align: start;
  }
  a:hover,
  button:hover {
    background: var(--sand);
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--ink-soft);
  }
`;
