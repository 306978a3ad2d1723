import { lazyPart, useHref, useMessages, useSite } from '@ortoo/remote';
import { Logo, PageFooter } from '@ortoo/ui';
import { bindNumbers, formatPhone } from '@ortoo/i18n';
import { LanguageSwitch } from './language-switch';
import { MeasuringPart } from './measuring-part';

const Room = () => <div className="room" />;

const FooterExtras = lazyPart(
  async () => (await import(/* webpackChunkName: "layout" */ './footer-extras')).FooterExtras,
  { when: 'visible', Fallback: Room },
);

const Contact = () => {
  const { phone, opening_hours: hours, email, address } = useSite().configs;
  return (
    <>
      <a className="phone" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
      <span>{hours}</span>
      <a href={`mailto:${email}`}>{email}</a>
      <span>{bindNumbers(address)}</span>
    </>
  );
};

/** Footer of every page, from the site's menus and contacts. */
export const Footer = () => {
  const t = useMessages();
  const href = useHref();
  const { configs, menus } = useSite();
  return (
    <PageFooter
      logo={<Logo name={configs.name} inverse />}
      about={<p>{configs.about}</p>}
      contact={<Contact />}
      columns={menus.footer.map(column => ({
        title: column.title,
        links: column.children.map(link => ({ href: href(link.url ?? '/'), label: link.title })),
      }))}
      extras={<FooterExtras />}
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
