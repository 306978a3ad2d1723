import { definePage } from '@ortoo/remote';
import { Gate } from '../parts/gate';
import { Home, homeHead, loadHome } from './home';

/** The brand's first page as a part of the shop. */
export const page = definePage({
  load: loadHome,
  head: context => ({ ...homeHead(context), title: context.t('brand') }),
  Page: Home,
  Gate,
});
