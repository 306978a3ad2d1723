import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatTime } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';

interface PaymentCheckProps {
  /** Polls the payment. */
  query: Pick<UseQueryResult, 'error' | 'isPaused' | 'isFetching' | 'refetch'>;
  /** Polls only: no button. */
  isAutomatic?: boolean;
}

/** Reports how the checks of an open payment go. The button checks now and answers although nothing has changed. */
export const PaymentCheck = ({
  query: { error, isPaused, isFetching, refetch },
  isAutomatic = false,
}: PaymentCheckProps) => {
  const t = useMessages();
  const [checkedAt, setCheckedAt] = useState<number>();
  const check = async () => {
    setCheckedAt(undefined);
    const { dataUpdatedAt, isSuccess } = await refetch();
    if (isSuccess) setCheckedAt(dataUpdatedAt);
  };
  return (
    <>
      {(error || isPaused) && (
        <InlineNotice tone="warn" announce>
          {t(isPaused ? 'pay.offline' : 'pay.unchecked')}
        </InlineNotice>
      )}
      {!isAutomatic && (
        <>
          {!error && !isPaused && (
            <p role="status">
              {checkedAt === undefined ? t('pay.waiting') : t('pay.unanswered', { time: formatTime(checkedAt) })}
            </p>
          )}
          <Button kind="quiet" busy={isFetching} onClick={() => void check()}>
            {t('pay.check')}
          </Button>
        </>
      )}
    </>
  );
};
