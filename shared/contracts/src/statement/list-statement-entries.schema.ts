import { statementEntriesQuerySchema, statementEntriesSchema } from '../transfer.schema';

export const listStatementEntriesSchemas = { query: statementEntriesQuerySchema, answer: statementEntriesSchema };
