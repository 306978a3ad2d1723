// Apart from the service, so that a start checks its settings before it loads the rest.
export { readAnalyticsSettings } from './content/analytics-settings';
export { messageSecrets, readMessageSettings, type MessageSettings } from './outbox/settings';
export { readPushServices } from './providers/push-services';
export { secretsOf } from './providers/secrets';
export { readProviderSettings } from './providers/settings';
export { readSocialSettings, socialSecretsOf } from './providers/social-settings';
