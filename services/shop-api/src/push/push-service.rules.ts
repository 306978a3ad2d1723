/** Push services of the browsers. The shop posts to no other address that a visitor names. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

const isLocal = (name: string): boolean => name === 'localhost' || name === '127.0.0.1';

/** Whether an endpoint is one of a browser's push service, or of the sandbox outside production. */
export const isPushService = (endpoint: string, { production }: { production: boolean }): boolean => {
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (!production && isLocal(hostname)) return true;
  const isKnown = services.some(name => hostname === name || hostname.endsWith(`.${name}`));
  return isKnown && protocol === 'https:' && port === '' && username === '';
};
