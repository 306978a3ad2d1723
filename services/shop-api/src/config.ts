import { resolve } from 'node:path';

/** What the surroundings say. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  production: boolean;
  logLevel: string;
  /** Where one stands who calls a command: npm itself goes to the package's folder. */
  calledIn: string;
  /** Merchant account at the payment network; the sandbox stands in for it outside production. */
  qpay: { url: string; username: string; password: string; invoiceCode: string } | undefined;
}

export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => ({
  port: Number(env['PORT'] ?? 3000),
  host: env['HOST'] ?? '127.0.0.1',
  dataDir: resolve(env['DATA_DIR'] ?? '.data'),
  databaseUrl: env['DATABASE_URL'] || undefined,
  production: env['NODE_ENV'] === 'production',
  logLevel: env['LOG_LEVEL'] ?? 'info',
  calledIn: resolve(env['INIT_CWD'] ?? '.'),
  qpay: env['QPAY_URL']
    ? {
        url: env['QPAY_URL'],
        username: env['QPAY_USERNAME'] ?? '',
        password: env['QPAY_PASSWORD'] ?? '',
        invoiceCode: env['QPAY_INVOICE_CODE'] ?? '',
      }
    : undefined,
});
