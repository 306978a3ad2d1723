import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from '@ortoo/remote';
import { handOverTokens } from './checkout.mutations';
import { addressOf } from './steps.rules';

/** Passes on the app's tokens from the address, and removes them there. Returns the error, if any. */
export const useAppTokens = (orderNumber: string): Error | null => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mutate, error } = useMutation(handOverTokens(orderNumber));
  const custtkn = search.get('custtkn');
  const txntkn = search.get('txntkn');
  useEffect(() => {
    if (!custtkn || !txntkn) return;
    mutate({ custtkn, txntkn });
    void navigate(addressOf('pay', orderNumber), { replace: true });
  }, [custtkn, txntkn, orderNumber, mutate, navigate]);
  return error;
};
