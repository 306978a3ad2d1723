import { optionTypesSchema } from '../catalog.schema';

export const listOptionTypesSchemas = { answer: optionTypesSchema };
