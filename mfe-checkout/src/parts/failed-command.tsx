import { ErrorNotice } from '@ortoo/ui';
import { useErrorText } from './use-error-text';

/** Message of a failed command; nothing without an error. */
export const FailedCommand = ({ error }: { error: Error | null }) => {
  const errorOf = useErrorText();
  return <ErrorNotice>{errorOf(error)}</ErrorNotice>;
};
