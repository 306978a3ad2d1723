import type { SeedArticle } from '../shape';
import { airportsAndLuggage } from './airports-and-luggage';
import { cranesOfTheLakes } from './cranes-of-the-lakes';
import { eagleFestival } from './eagle-festival';
import { gobiSummer } from './gobi-summer';
import { hotSpringsArkhangai } from './hot-springs-arkhangai';
import { museumsColdDay } from './museums-cold-day';
import { naadamChildren } from './naadam-children';
import { orkhonValley } from './orkhon-valley';
import { roadMapAndFuel } from './road-map-and-fuel';
import { stargazing } from './stargazing';
import { tereljWeekend } from './terelj-weekend';
import { terkhiinCamping } from './terkhiin-camping';
import { tourOperator } from './tour-operator';
import { trainZamynUud } from './train-zamyn-uud';
import { travellingWithABaby } from './travelling-with-a-baby';
import { tsagaanSarGuests } from './tsagaan-sar-guests';
import { winterLayers } from './winter-layers';

/** Articles about travel, nature, city and culture, the newest first. */
export const travelArticles: readonly SeedArticle[] = [
  eagleFestival,
  cranesOfTheLakes,
  stargazing,
  terkhiinCamping,
  naadamChildren,
  gobiSummer,
  orkhonValley,
  tereljWeekend,
  travellingWithABaby,
  roadMapAndFuel,
  trainZamynUud,
  tourOperator,
  airportsAndLuggage,
  tsagaanSarGuests,
  museumsColdDay,
  winterLayers,
  hotSpringsArkhangai,
];
