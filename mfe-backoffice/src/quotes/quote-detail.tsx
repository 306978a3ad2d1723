import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { StaffQuote } from '@ortoo/contracts';
import { formatDate, formatDateTime, formatPhone } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { DefinitionList, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import type { ListControl } from '../parts/use-list';
import { AnswerForm } from './answer-form';
import { QuoteState } from './quote-state';
import { answerQuoteMutation } from './quotes.queries';

interface QuoteDetailProps {
  list: ListControl;
  quote: StaffQuote;
  onDecided: () => void;
}

const Request = ({ quote }: { quote: StaffQuote }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { product, travel, phone, email } = quote;
  const dates = [travel?.date_from, travel?.date_to].flatMap(day => (day ? [formatDate(day, locale)] : []));
  const airports = [travel?.departure_airport, travel?.arrival_airport].filter(Boolean);
  return (
    <>
      {quote.message && <p css={messageStyle}>{quote.message}</p>}
      <DefinitionList
        items={[
          { term: t('quotes.kind'), value: t(`quotes.kinds.${quote.kind}`) },
          {
            term: t('quotes.subject'),
            value: product && <TextLink href={href(`/products/${product.slug}`)}>{product.name}</TextLink>,
          },
          { term: t('quotes.quantity'), value: quote.quantity },
          { term: t('quotes.suggested'), value: quote.display_suggested_price },
          { term: t('quotes.place'), value: travel && [travel.city, travel.country].join(', ') },
          { term: t('quotes.dates'), value: dates.join(' → ') },
          { term: t('quotes.airports'), value: airports.join(' → ') },
          { term: t('quotes.adults'), value: travel?.adults },
          { term: t('quotes.children'), value: travel?.children || null },
          { term: t('quotes.customer'), value: quote.customer },
          { term: t('quotes.phone'), value: <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink> },
          { term: t('quotes.email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          { term: t('quotes.vendor'), value: quote.vendor },
          { term: t('quotes.created'), value: formatDateTime(quote.created_at, locale) },
        ]}
      />
    </>
  );
};

const Answer = ({ answer }: { answer: NonNullable<StaffQuote['answer']> }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <section aria-label={t('quotes.answer')}>
      <h3>{t('quotes.answer')}</h3>
      <DefinitionList
        items={[
          { term: t('quotes.offered'), value: answer.display_price },
          { term: t('quotes.until'), value: answer.valid_until && formatDateTime(answer.valid_until, locale) },
          { term: t('quotes.reply'), value: answer.message },
          { term: t('quotes.answered'), value: formatDateTime(answer.answered_at, locale) },
        ]}
      />
    </section>
  );
};

/** A request with everything that its answer needs. */
export const QuoteDetail = ({ list, quote, onDecided }: QuoteDetailProps) => {
  const t = useMessages();
  const { id, number, state, answer } = quote;
  const { mutate, error, isPending } = useMutation({
    ...answerQuoteMutation,
    onSuccess: () => {
      showToast({ tone: 'success', text: t('quotes.sent', { number }) });
      onDecided();
    },
  });
  return (
    <DetailPanel list={list} title={number} status={<QuoteState state={state} />}>
      <Request quote={quote} />
      {answer && <Answer answer={answer} />}
      {state === 'open' && (
        <AnswerForm
          busy={isPending}
          error={error ? error.message || t('errors.text') : undefined}
          onAnswer={fields => mutate({ id, ...fields })}
        />
      )}
    </DetailPanel>
  );
};

const messageStyle = css`
  padding: var(--space-1-5);
  border-radius: var(--radius-sm);
  background: var(--sand);
  font-size: var(--text-md);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
