import { bewareOfFalseMessages } from './beware-of-false-messages';
import { blanketsForKindergartens } from './blankets-for-kindergartens';
import { botgoWoodenToys } from './botgo-wooden-toys';
import { campKettleHandles } from './camp-kettle-handles';
import { cashmereCombingSeason } from './cashmere-combing-season';
import { childrensDayPuppets } from './childrens-day-puppet-theatre';
import { dragonPickupPoint } from './dragon-pickup-point';
import { erdenetPickupPoint } from './erdenet-pickup-point';
import { horseHeadFiddle } from './evening-of-the-horse-head-fiddle';
import { giftCardsByEmail } from './gift-cards-by-email';
import { lessPlasticInTheParcel } from './less-plastic-in-the-parcel';
import { luckyWheelIsTurning } from './lucky-wheel-is-turning';
import { makersFairInThePark } from './makers-fair-in-the-park';
import { naadamOpeningHours } from './naadam-opening-hours';
import { newYearStoreHours } from './new-year-store-hours';
import { passkeysInsteadOfPasswords } from './passkeys-instead-of-passwords';
import { readersVoteWinterSoup } from './readers-vote-winter-soup';
import { schoolYearReadingShelf } from './school-year-reading-shelf';
import { seaBuckthornFromUvs } from './sea-buckthorn-from-uvs';
import { summerSaleDays } from './summer-sale-days';
import { thirtyMoreSoums } from './thirty-more-soums';
import { treesForDarkhan } from './trees-for-darkhan';
import { vatReceipts } from './vat-receipts-with-every-order';
import { whiteMonthDeels } from './white-month-deel-collection';
import { whiteMonthOpeningHours } from './white-month-opening-hours';
import { wishListsToShare } from './wish-lists-to-share';
import { womenMakersCollection } from './women-makers-collection';
import { yakWoolAgreement } from './yak-wool-agreement';
import type { SeedArticle } from '../shape';

/** News of the shop, the newest first. */
export const newsItems: readonly SeedArticle[] = [
  newYearStoreHours,
  luckyWheelIsTurning,
  bewareOfFalseMessages,
  vatReceipts,
  readersVoteWinterSoup,
  blanketsForKindergartens,
  horseHeadFiddle,
  yakWoolAgreement,
  giftCardsByEmail,
  seaBuckthornFromUvs,
  thirtyMoreSoums,
  schoolYearReadingShelf,
  passkeysInsteadOfPasswords,
  makersFairInThePark,
  campKettleHandles,
  wishListsToShare,
  summerSaleDays,
  naadamOpeningHours,
  lessPlasticInTheParcel,
  childrensDayPuppets,
  treesForDarkhan,
  dragonPickupPoint,
  cashmereCombingSeason,
  botgoWoodenToys,
  erdenetPickupPoint,
  womenMakersCollection,
  whiteMonthOpeningHours,
  whiteMonthDeels,
];
