import { importedStatementSchema, importStatementSchema } from '../transfer.schema';

export const importBankStatementSchemas = { body: importStatementSchema.nullish(), answer: importedStatementSchema };
