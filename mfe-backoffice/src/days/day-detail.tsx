import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { documentPaths, shopApiPrefix, type ShopDayDetail } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ButtonLink, DefinitionList, DownloadIcon, InlineNotice } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { moneyText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ListControl } from '../parts/use-list';
import { DayFiguresList } from './day-figures';
import { DayState } from './day-state';
import { closeDayMutation, dayQuery } from './days.queries';

const Facts = ({ day }: { day: ShopDayDetail }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <DefinitionList
      items={[
        { term: t('days.came'), value: moneyText(day.came, locale) },
        { term: t('days.went'), value: moneyText(day.went, locale) },
        { term: t('days.fees'), value: moneyText(day.fees, locale) },
        { term: t('days.owed'), value: moneyText(day.owed, locale) },
        { term: t('days.differences'), value: day.differences },
        { term: t('days.movements'), value: day.movements },
        { term: t('days.closedBy'), value: day.closed_by },
        { term: t('days.closedAt'), value: day.closed_at && formatDateTime(day.closed_at, locale) },
        { term: t('days.note'), value: day.note },
      ]}
    />
  );
};

/** A day of the books by way of paying, and its closing. */
export const DayDetail = ({ list, date }: { list: ListControl; date: string }) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const query = useQuery(dayQuery(date));
  const [isClosing, setClosing] = useState(false);
  const { data: day } = query;
  const { mutate, error, isPending } = useMutation({
    ...closeDayMutation(date),
    onSuccess: () => {
      setClosing(false);
      showToast({ tone: 'success', text: t('days.closedNow', { day: formatDate(date, locale, 'day') }) });
    },
  });
  return (
    <DetailPanel
      list={list}
      title={formatDate(date, locale, 'day')}
      status={day && <DayState state={day.state} />}
      query={query}
      actions={
        day && (
          <>
            {day.state === 'ready' && (
              <Button aria-haspopup="dialog" onClick={() => setClosing(true)}>
                {t('days.close')}
              </Button>
            )}
            <ButtonLink
              kind="secondary"
              href={shopApiPrefix + documentPaths.shopDayCsv(date)}
              icon={<DownloadIcon />}
              download
            >
              {t('list.csv')}
            </ButtonLink>
          </>
        )
      }
    >
      {day && (
        <>
          {day.late > 0 && <InlineNotice>{t('days.late', { count: day.late })}</InlineNotice>}
          <Facts day={day} />
          <DayFiguresList figures={day.figures} />
          <ReasonDialog
            open={isClosing}
            onClose={() => setClosing(false)}
            title={t('days.close')}
            action={t('days.close')}
            text={t('days.closeText')}
            label={t('days.note')}
            hint={t('days.noteHint')}
            isOptional
            busy={isPending}
            error={errorOf(error)}
            onSubmit={note => mutate({ movements: day.movements, note })}
          />
        </>
      )}
    </DetailPanel>
  );
};
