import type { SeedArticle } from '../shape';
import { airingInSmog } from './airing-smog';
import { batteriesInFrost } from './batteries-in-frost';
import { buuzForForty } from './buuz-for-forty';
import { cashmereLabel } from './cashmere-label';
import { eTickets } from './e-tickets';
import { feltSlippers } from './felt-slippers';
import { instalments } from './instalments';
import { keepingAaruul } from './keeping-aaruul';
import { khorkhog } from './khorkhog';
import { layersMinusThirty } from './layers-minus-thirty';
import { measuringForOrders } from './measuring-for-orders';
import { milkTea } from './milk-tea';
import { sleepingBag } from './sleeping-bag';
import { stoveTools } from './stove-tools';
import { tsagaanSarGifts } from './tsagaan-sar-gifts';
import { warmBed } from './warm-bed';
import { washingCashmere } from './washing-cashmere';

/** Clothes, care, winter, home and food, the newest first. */
export const livingArticles: readonly SeedArticle[] = [
  feltSlippers,
  cashmereLabel,
  keepingAaruul,
  instalments,
  khorkhog,
  eTickets,
  stoveTools,
  sleepingBag,
  milkTea,
  measuringForOrders,
  buuzForForty,
  tsagaanSarGifts,
  washingCashmere,
  batteriesInFrost,
  airingInSmog,
  layersMinusThirty,
  warmBed,
];
