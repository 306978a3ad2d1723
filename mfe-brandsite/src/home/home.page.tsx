import { definePage } from '@ortoo/remote';
import { Gate } from '../parts/gate';
import { Home, homeHead, loadHome } from './home';

/** The home page of the brand's own site. */
export const page = definePage({ load: loadHome, head: homeHead, Page: Home, Gate });
