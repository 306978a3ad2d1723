import type { SiteDocument } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { RadioCards, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { errorProps, ItemList, LocalizedField } from './site-fields';
import type { SiteForm } from './use-site-form';

type SiteMenu = SiteDocument['footer'][number];
type MenuName = 'main_menu' | 'footer';

interface LinkProps<Link> {
  form: SiteForm;
  path: string;
  link: Link;
  onChange: (link: Link) => void;
}

const LinkFields = <Link extends Pick<SiteMenu, 'title' | 'url'>>({ form, path, link, onChange }: LinkProps<Link>) => {
  const t = useMessages();
  return (
    <>
      <LocalizedField
        form={form}
        path={`${path}.title`}
        label={t('sites.linkTitle')}
        value={link.title}
        onChange={title => onChange({ ...link, title })}
        maxLength={60}
      />
      <TextField
        label={t('sites.url')}
        hint={t('sites.urlHint')}
        optional={t('state.optional')}
        {...errorProps(form, `${path}.url`)}
        value={link.url ?? ''}
        autoComplete="off"
        onChange={event => onChange({ ...link, url: event.target.value || null })}
      />
    </>
  );
};

const MenuFields = ({ form, name, max }: { form: SiteForm; name: MenuName; max: number }) => {
  const t = useMessages();
  const { config, set } = form;
  const nameOf = ({ title }: Pick<SiteMenu, 'title'>, at: number) => title[config.default_locale] ?? String(at + 1);
  return (
    <ItemList<SiteMenu>
      items={config[name] ?? []}
      max={max}
      addLabel={t('sites.addMenu')}
      create={() => ({ title: {}, url: null, children: [] })}
      nameOf={nameOf}
      onChange={menus => set({ [name]: menus })}
    >
      {(menu, at, change) => (
        <>
          <LinkFields form={form} path={`${name}.${at}`} link={menu} onChange={change} />
          <fieldset>
            <legend>{t('sites.below', { name: nameOf(menu, at) })}</legend>
            <ItemList
              items={menu.children}
              max={20}
              addLabel={t('sites.addLink')}
              create={(): SiteMenu['children'][number] => ({ title: {}, url: '/products', children: [] })}
              nameOf={nameOf}
              onChange={children => change({ ...menu, children })}
            >
              {(link, below, put) => (
                <LinkFields form={form} path={`${name}.${at}.children.${below}`} link={link} onChange={put} />
              )}
            </ItemList>
          </fieldset>
        </>
      )}
    </ItemList>
  );
};

const nextId = (list: readonly { id: number }[]): number => Math.max(0, ...list.map(({ id }) => id)) + 1;

/** Main menu, footer, and what the top of every page announces. */
export const SiteMenus = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  return (
    <>
      <FormSection title={t('sites.notices')} text={t('sites.noticesText')}>
        <ItemList
          items={config.notices}
          max={3}
          addLabel={t('sites.addNotice')}
          create={() => ({ id: nextId(config.notices), text: {}, url: null })}
          nameOf={(_, at) => t('sites.noticeOf', { number: at + 1 })}
          onChange={notices => set({ notices })}
        >
          {(notice, at, change) => (
            <>
              <LocalizedField
                form={form}
                path={`notices.${at}.text`}
                label={t('sites.noticeOf', { number: at + 1 })}
                value={notice.text}
                // Who has closed a notice sees a changed one.
                onChange={text => change({ ...notice, text })}
                maxLength={160}
              />
              <TextField
                label={t('sites.url')}
                hint={t('sites.urlHint')}
                optional={t('state.optional')}
                {...errorProps(form, `notices.${at}.url`)}
                value={notice.url ?? ''}
                autoComplete="off"
                onChange={event => change({ ...notice, url: event.target.value || null })}
              />
            </>
          )}
        </ItemList>
      </FormSection>
      <FormSection title={t('sites.mainMenu')}>
        <RadioCards
          legend={t('sites.mainMenuOf')}
          name="main_menu"
          columns
          value={config.main_menu ? 'own' : 'categories'}
          onChange={kind => set({ main_menu: kind === 'own' ? (config.main_menu ?? []) : null })}
          options={(['categories', 'own'] as const).map(value => ({ value, title: t(`sites.mainMenus.${value}`) }))}
        />
        {config.main_menu && <MenuFields form={form} name="main_menu" max={8} />}
      </FormSection>
      <FormSection title={t('sites.footer')}>
        <MenuFields form={form} name="footer" max={4} />
      </FormSection>
    </>
  );
};
