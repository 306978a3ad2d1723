import pg from 'pg';

const again = 500;

/** Listens to a channel of PostgreSQL over a connection of its own, and opens a new one when that is lost. */
export const listenToPostgres = async (
  connectionString: string,
  channel: string,
  listener: (payload: string) => void,
): Promise<() => Promise<void>> => {
  let current: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString });
    // The end event triggers the reconnect; without a listener, the error would end the process.
    client.on('error', () => undefined);
    client.on('notification', notice => listener(notice.payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    client.once('end', reconnect);
    current = client;
  };

  const reconnect = (): void => {
    if (closed) return;
    setTimeout(() => void connect().catch(reconnect), again).unref();
  };

  await connect();
  return async () => {
    closed = true;
    await current?.end();
  };
};
