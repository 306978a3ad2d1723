import { createContext, use } from 'react';
import type { SkeletonKind } from '@ortoo/contracts';
import type { Translate } from '@ortoo/i18n';
import type { Visit } from './composition/prepare';
import type { Pages } from './navigation/pages';

/** Context shared by the shell's parts. */
export interface Shell {
  visit: Visit;
  pages: Pages;
  /** The shell's own texts. */
  t: Translate;
  skeletonOf: (path: string) => SkeletonKind;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export const useShell = (): Shell => {
  const shell = use(ShellContext);
  if (!shell) throw new Error('Rendered outside the shell.');
  return shell;
};
