import { audit } from './mn/audit';
import { comments } from './mn/comments';
import { contact } from './mn/contact';
import { scanAnswer } from './mn/scan-answer';
import { coupons } from './mn/coupons';
import { days } from './mn/days';
import { grants } from './mn/grants';
import { leases } from './mn/leases';
import { directory, image, picker } from './mn/directory';
import { imports } from './mn/imports';
import { list } from './mn/list';
import { newsletter } from './mn/newsletter';
import { orders } from './mn/orders';
import { overview } from './mn/overview';
import { palette } from './mn/palette';
import { pickList } from './mn/pick-list';
import { places } from './mn/places';
import { draws } from './mn/draws';
import { walletRules } from './mn/wallet-rules';
import { promotions } from './mn/promotions';
import { products, unsaved } from './mn/products';
import { publications } from './mn/publications';
import { quotes } from './mn/quotes';
import { reason } from './mn/reason';
import { receipts } from './mn/receipts';
import { refunds } from './mn/refunds';
import { releases } from './mn/releases';
import { returns } from './mn/returns';
import { reviews } from './mn/reviews';
import { rights } from './mn/rights';
import { roles } from './mn/roles';
import { roulette } from './mn/roulette';
import { scan } from './mn/scan';
import { search } from './mn/search';
import { sites } from './mn/sites';
import { staff } from './mn/staff';
import { transfers } from './mn/transfers';
import { unmatched } from './mn/unmatched';
import { vouchers } from './mn/vouchers';
import { wallets } from './mn/wallets';
import { travel } from './mn/travel';
import { workplace } from './mn/workplace';

export const messages = {
  scan,
  scanAnswer,
  places,
  workplace,
  palette,
  overview,
  list,
  reason,
  coupons,
  rights,
  sites,
  staff,
  roles,
  audit,
  decision: { approve: 'Зөвшөөрөх', refuse: 'Татгалзах' },
  reviews,
  comments,
  publications,
  quotes,
  contact,
  newsletter,
  promotions,
  draws,
  walletRules,
  roulette,
  orders,
  pickList,
  products,
  imports,
  travel,
  search,
  directory,
  image,
  picker,
  unsaved,
  returns,
  transfers,
  unmatched,
  receipts,
  refunds,
  leases,
  days,
  vouchers,
  wallets,
  grants,
  releases,
};
