import { useHref, useMessages, useSite } from '@ortoo/remote';
import { Logo, PageFooter } from '@ortoo/ui';
import { formatPhone } from '@ortoo/i18n';
import { LanguageSwitch } from './language-switch';
import { MeasuringPart } from './measuring-part';

/** Footer of every page, from the site's menus and contacts. */
export const Footer = () => {
  const t = useMessages();
  const href = useHref();
  const { configs, menus } = useSite();
  return (
    <PageFooter
      logo={<Logo name={configs.name} inverse />}
      about={
        <>
          <p>{t('footer.about')}</p>
          <p>{configs.address}</p>
          <p>
            <a href={`tel:${configs.phone}`}>{formatPhone(configs.phone)}</a> ·{' '}
            <a href={`mailto:${configs.email}`}>{configs.email}</a>
          </p>
        </>
      }
      columns={menus.footer.map(column => ({
        title: column.title,
        links: column.children.map(link => ({ href: href(link.url ?? '/'), label: link.title })),
      }))}
      legal={
        <>
          <span>© {configs.name}</span>
          <MeasuringPart />
          <LanguageSwitch place={t('nav.footer')} />
        </>
      }
    />
  );
};
