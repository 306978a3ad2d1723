import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { useHref, useMessages, useSite } from '@ortoo/remote';
import { $cartCount, $compared, $wishedIds } from '@ortoo/stores';
import { BagIcon, CompareIcon, HeaderAction, HeartIcon, Logo, PageHeader } from '@ortoo/ui';
import { matchPage } from '../composition/match';
import { watchHeader } from '../navigation/slim-header';
import { useShell } from '../shell-context';
import { CategoryMenu } from './category-menu';
import { CategoryRow } from './category-row';
import { LanguageSwitch } from './language-switch';
import { SearchBox } from './search-box';
import { StaffLink } from './staff-link';
import { UserLink } from './user-link';

const Actions = () => {
  const t = useMessages();
  const href = useHref();
  const cart = useStore($cartCount);
  const wishes = useStore($wishedIds).length;
  const compared = useStore($compared).length;
  const hasCompare = matchPage(useShell().visit.composition, '/compare') !== undefined;
  // Also in the server's page, where nothing is compared, so that its text is available at hydration.
  const compareLabel = t('nav.compare');
  const products = (count: number) => t('units.products', { count });
  return (
    <>
      <StaffLink />
      {compared > 0 && hasCompare && (
        <HeaderAction
          href={href('/compare')}
          icon={<CompareIcon />}
          label={compareLabel}
          count={compared}
          countLabel={products(compared)}
        />
      )}
      <UserLink />
      <HeaderAction
        className="wide"
        href={href('/wishlists')}
        icon={<HeartIcon />}
        label={t('nav.wishes')}
        count={wishes}
        countLabel={products(wishes)}
      />
      <HeaderAction
        className="wide"
        href={href('/cart')}
        icon={<BagIcon />}
        label={t('nav.cart')}
        count={cart}
        countLabel={products(cart)}
      />
    </>
  );
};

/** Header of every page: the shell's own HTML over the shared stores. */
export const Header = () => {
  const href = useHref();
  const { configs, menus } = useSite();
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? watchHeader(place.current) : undefined), []);
  return (
    <PageHeader
      ref={place}
      logo={<Logo name={configs.name} href={href('/')} />}
      menu={<CategoryMenu menus={menus.main} />}
      search={<SearchBox />}
      actions={<Actions />}
      top={<LanguageSwitch />}
      nav={<CategoryRow menus={menus.main} />}
    />
  );
};
