import pg from 'pg';

const install = `
  CREATE OR REPLACE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING errcode = '53100'; END $$;
  DO $$ DECLARE found record; BEGIN
    FOR found IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE OR TRUNCATE ON %I EXECUTE FUNCTION disk_full()', found.tablename);
    END LOOP; END $$`;
const remove = 'DROP FUNCTION disk_full() CASCADE';

/** Makes every write of a database fail as on a full disk, for systems without a disk to fill; `false` ends that. */
export const simulateFullDisk = async (url: string, isFull: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(isFull ? install : remove);
  await client.end();
};
