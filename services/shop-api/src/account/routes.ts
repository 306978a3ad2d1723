import { credentialsRoutes } from './credentials.routes';
import { mcsAuthRoutes } from './mcs-auth.routes';
import { oauthRoutes } from './oauth.routes';
import { passkeysRoutes } from './passkeys.routes';
import { secondFactorRoutes } from './second-factor.routes';
import { sessionRoutes } from './session.routes';
import { sessionsRoutes } from './sessions.routes';
import { socialRoutes } from './social.routes';

export const routes = [
  credentialsRoutes,
  mcsAuthRoutes,
  oauthRoutes,
  passkeysRoutes,
  secondFactorRoutes,
  sessionRoutes,
  sessionsRoutes,
  socialRoutes,
];
