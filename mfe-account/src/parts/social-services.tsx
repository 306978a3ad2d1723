import type { ReactNode } from 'react';
import type { SocialProviderName } from '@ortoo/contracts';

const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M23.5 12.27c0-.85-.08-1.66-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.27-2.09 3.57-5.16 3.57-8.81Z"
    />
    <path
      fill="#34a853"
      d="M12 24c3.24 0 5.95-1.07 7.94-2.91l-3.87-3.01c-1.08.72-2.45 1.15-4.07 1.15-3.13 0-5.78-2.11-6.72-4.95H1.28v3.1A12 12 0 0 0 12 24Z"
    />
    <path fill="#fbbc05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.57v-3.1H1.28a12 12 0 0 0 0 10.77l4-3.1Z" />
    <path
      fill="#ea4335"
      d="M12 4.77c1.76 0 3.34.6 4.59 1.79l3.43-3.43A11.97 11.97 0 0 0 1.28 6.62l4 3.1C6.22 6.87 8.87 4.76 12 4.76Z"
    />
  </svg>
);

const FacebookMark = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      fill="#1877f2"
      d="M24 12.07C24 5.41 18.63 0 12 0S0 5.4 0 12.07C0 18.1 4.39 23.1 10.13 24v-8.44H7.08v-3.49h3.04V9.41c0-3.02 1.8-4.7 4.54-4.7 1.31 0 2.68.24 2.68.24v2.97h-1.5c-1.5 0-1.96.93-1.96 1.89v2.26h3.32l-.53 3.5h-2.8V24C19.62 23.1 24 18.1 24 12.07Z"
    />
  </svg>
);

/** Names and marks of the services; neither is translated. */
export const socialServices: Readonly<Record<SocialProviderName, { name: string; mark: ReactNode }>> = {
  google: { name: 'Google', mark: <GoogleMark /> },
  facebook: { name: 'Facebook', mark: <FacebookMark /> },
};
