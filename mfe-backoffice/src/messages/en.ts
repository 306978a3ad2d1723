import { audit } from './en/audit';
import { comments } from './en/comments';
import { contact } from './en/contact';
import { scanAnswer } from './en/scan-answer';
import { coupons } from './en/coupons';
import { days } from './en/days';
import { grants } from './en/grants';
import { leases } from './en/leases';
import { directory, image, picker } from './en/directory';
import { imports } from './en/imports';
import { list } from './en/list';
import { newsletter } from './en/newsletter';
import { orders } from './en/orders';
import { overview } from './en/overview';
import { palette } from './en/palette';
import { pickList } from './en/pick-list';
import { places } from './en/places';
import { draws } from './en/draws';
import { walletRules } from './en/wallet-rules';
import { promotions } from './en/promotions';
import { products, unsaved } from './en/products';
import { publications } from './en/publications';
import { quotes } from './en/quotes';
import { reason } from './en/reason';
import { receipts } from './en/receipts';
import { refunds } from './en/refunds';
import { releases } from './en/releases';
import { returns } from './en/returns';
import { reviews } from './en/reviews';
import { rights } from './en/rights';
import { roles } from './en/roles';
import { roulette } from './en/roulette';
import { scan } from './en/scan';
import { search } from './en/search';
import { sites } from './en/sites';
import { staff } from './en/staff';
import { transfers } from './en/transfers';
import { unmatched } from './en/unmatched';
import { vouchers } from './en/vouchers';
import { wallets } from './en/wallets';
import { travel } from './en/travel';
import { workplace } from './en/workplace';

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
  decision: { approve: 'Approve', refuse: 'Reject' },
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
