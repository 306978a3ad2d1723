import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type GateTry, gateTryKey } from '@ortoo/contracts';

/** The birth date that the page's gate has just rejected, with the reason. */
export const useGateTry = (): GateTry | undefined => {
  const client = useQueryClient();
  // The cache drops what nothing observes, and the reason must stay.
  const [rejected] = useState(() => client.getQueryData<GateTry>(gateTryKey));
  return rejected;
};
