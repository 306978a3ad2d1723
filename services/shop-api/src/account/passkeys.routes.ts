import type { Passkey } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { requireOwner } from './owner-proof';
import { addPasskey, passkeyOptions, passkeySignInOptions, userOfPasskey } from './passkeys';
import { deletePasskey, findPasskeysOf, type PasskeyRow, renamePasskey } from './passkeys.tables';
import { changeIn, reportSecurityChange } from './security-change';
import { startSession } from './sessions';
import { removeWayIn } from './ways-in';

const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

const serializePasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  is_synced: row.synced,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at?.toISOString() ?? null,
  used_browser: row.used_browser,
  used_system: row.used_system,
});

export const passkeysRoutes: Routes = (app, shop) => {
  implement(app, 'listPasskeys', async request => ({
    passkeys: (await findPasskeysOf(shop.db, signedIn(request))).map(serializePasskey),
  }));

  implement(app, 'beginPasskey', often, async request => {
    await requireOwner(shop, request, request.body?.proof);
    return { ...(await passkeyOptions(shop, request, signedIn(request))) };
  });

  implement(app, 'addPasskey', often, async request =>
    serializePasskey(await addPasskey(shop, request, signedIn(request), request.body.response)),
  );

  implement(app, 'renamePasskey', async request => {
    const row = await renamePasskey(shop.db, signedIn(request), request.params.id, request.body.name);
    if (!row) throw new DomainError('NOT_FOUND');
    return serializePasskey(row);
  });

  implement(app, 'removePasskey', async request => {
    const userId = signedIn(request);
    await transact(shop.db, async trx => {
      const { name } = await removeWayIn(trx, userId, () => deletePasskey(trx, userId, request.params.id));
      await reportSecurityChange(trx, userId, { kind: 'passkeyRemoved', name }, changeIn(shop, request));
    });
  });

  implement(app, 'beginPasskeySignIn', { startsSession: true, ...often }, async request => ({
    ...(await passkeySignInOptions(shop, request)),
  }));

  implement(app, 'signInWithPasskey', { startsSession: true, ...often }, async (request, reply) => {
    const { response, order_token: token } = request.body;
    const user = await userOfPasskey(shop, request, response);
    // The authenticator has verified its owner: the key and the owner's finger, face or code are two factors.
    return startSession(shop, request, reply, user, { token, secondFactor: true });
  });
};
