import { css } from '@emotion/react';
import { htmlLang, localeNames, localizePath } from '@ortoo/i18n';
import { useLocale, useLocation, useMessages, useSite } from '@ortoo/remote';

/** The account in the site's other languages. */
export const LanguageChoice = () => {
  const t = useMessages();
  const current = useLocale();
  const { pathname } = useLocation();
  const { locales } = useSite().configs;
  return (
    <ul css={style} aria-label={t('nav.language')}>
      {locales.map(locale => (
        <li key={locale}>
          <a
            href={localizePath(pathname, locale)}
            hrefLang={htmlLang[locale]}
            lang={htmlLang[locale]}
            aria-current={locale === current ? 'true' : undefined}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-weight: 550;
  }
  a[aria-current] {
    border-color: var(--action);
    background: var(--action-wash);
    color: var(--action);
  }
  @media (hover: hover) {
    a:hover {
      border-color: var(--line-strong);
    }
  }
`;
