import { css } from '@emotion/react';
import { htmlLang, localeNames, localizePath } from '@ortoo/i18n';
import { useLocale, useLocation, useMessages, useSite } from '@ortoo/remote';
import { ownQuery } from '../navigation/own-query.rules';

/** The same page in the site's other languages. @param place distinguishes a second switch on the page */
export const LanguageSwitch = ({ place }: { place?: string }) => {
  const t = useMessages();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { locales } = useSite().configs;
  return (
    <nav aria-label={[t('nav.language'), place].filter(Boolean).join(', ')} css={style}>
      {locales.map(locale => (
        <a
          key={locale}
          href={localizePath(pathname, locale) + ownQuery(search)}
          hrefLang={htmlLang[locale]}
          lang={htmlLang[locale]}
          aria-current={locale === current ? 'true' : undefined}
        >
          {localeNames[locale]}
        </a>
      ))}
    </nav>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    font-weight: 620;
  }
  @media (pointer: coarse) {
    a {
      min-height: var(--target);
    }
  }
`;
