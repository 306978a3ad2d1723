import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Initial byte of a CBOR item: its major type, and a length below 24. */
const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const record = (...entries: Buffer[]): Buffer => Buffer.concat([head(5, entries.length / 2), ...entries]);

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** The public key of a curve P-256 as COSE has it, for ES256. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [first, second] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return record(int(1), int(2), int(3), int(-7), int(-1), int(1), int(-2), bytes(first), int(-3), bytes(second));
};

interface AuthenticatorOptions {
  origin: string;
  /** Whether the owner proves presence by a finger, a face or a code. */
  verifiesUser?: boolean;
  counts?: boolean;
}

/** A software authenticator with one passkey, as a browser presents it to a page. */
export const createAuthenticator = ({ origin, verifiesUser = true, counts = true }: AuthenticatorOptions) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const authenticatorData = (rpId: string, attested = Buffer.alloc(0)): Buffer => {
    if (counts) counter += 1;
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Record<string, unknown>) => ({
    ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response },
  });

  return {
    /** Answers `navigator.credentials.create`. */
    create: (options: { challenge: string; rp?: unknown }) => {
      const { id: rpId } = options.rp as { id: string };
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ]);
      const data = authenticatorData(rpId, attested);
      const attestation = record(text('fmt'), text('none'), text('attStmt'), record(), text('authData'), bytes(data));
      return credential({
        clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers `navigator.credentials.get`. */
    get: (options: { challenge: string; rpId?: unknown }) => {
      const data = authenticatorData(String(options.rpId));
      const client = clientData('webauthn.get', options.challenge);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
    /** Takes back the last uses, as a copy of the key would. */
    rewind: (uses: number) => void (counter -= uses),
  };
};
