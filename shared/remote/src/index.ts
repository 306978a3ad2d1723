export { Boundary } from './boundary';
export { defineRemote, loadMessages, type RemoteModule, type SlotComponent } from './define-remote';
export { endpointQuery } from './endpoint.queries';
export {
  EnvironmentProvider,
  MessagesProvider,
  useEnvironment,
  useHref,
  useLocale,
  useMessages,
  useTextsAtOnce,
  useSite,
  type Environment,
  type LoadedSlot,
} from './environment';
export { failedPage, failedPart } from './failed-query';
export { onInteraction } from './interaction';
export { lazyPart } from './lazy-part';
export {
  definePage,
  definePersonalPage,
  MovedTo,
  type Breadcrumb,
  type Page,
  type PageContext,
  type PageHead,
  type PageProps,
} from './page';
export { paginationTexts } from './pagination-texts';
export { quantityTexts } from './quantity-texts';
export { pathAfterSignIn, recoverPath, signInPath, signUpPath } from './sign-in-path';
export { Slot } from './slot';
export type { SlotContracts, SlotProps } from './slot-contracts';
export { useHydrated } from './use-hydrated';
export { useLateDialog } from './use-late-dialog';
export { useNavigate } from './use-navigate';
export { useLocation, useSearchParams } from 'react-router-dom';
