import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { changeTravelMutation, type TravelPart } from './travel.queries';

/** The hotel or trip that the page shows. */
export interface TravelControl {
  id: number;
  month: string;
}

/** Sends a change of the shown hotel or trip, and says that it is done. */
export const useTravelChange = ({ id, month }: TravelControl) => {
  const t = useMessages();
  const errorText = useErrorText();
  const { mutate, error, isPending, reset } = useMutation(changeTravelMutation);
  return {
    isPending,
    reset,
    error: errorText(error),
    fieldError: (name: string) => (error instanceof ApiError ? error.fields[name] : undefined),
    send: (change: TravelPart, onDone?: () => void) =>
      mutate(
        { id, month, ...change },
        {
          onSuccess: () => {
            showToast({ tone: 'success', text: t('travel.saved') });
            onDone?.();
          },
        },
      ),
  };
};
