import { css } from '@emotion/react';
import type { Quote } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList, Panel, Picture, StatusPill } from '@ortoo/ui';
import { QuoteDecision } from './quote-decision';

const tones = {
  open: 'waiting',
  answered: 'moving',
  accepted: 'good',
  declined: 'plain',
  expired: 'bad',
} as const;

/** What was requested, line by line. */
const useFacts = ({ travel, quantity, display_suggested_price: price }: Quote) => {
  const t = useMessages();
  const locale = useLocale();
  const day = (date: string) => formatDate(date, locale);
  const route = travel && [travel.departure_airport, travel.arrival_airport].filter(Boolean).join(' → ');
  const dates = travel && [travel.date_from, travel.date_to].flatMap(date => (date ? [day(date)] : [])).join(' – ');
  return [
    { term: t('quotes.route'), value: route || null },
    { term: t('quotes.dates'), value: dates },
    { term: t('quotes.travellers'), value: travel && String(travel.adults + travel.children) },
    { term: t('quotes.suggested'), value: price },
    { term: t('quotes.quantity'), value: quantity && String(quantity) },
  ].filter(({ value }) => value);
};

const Answer = ({ answer }: { answer: NonNullable<Quote['answer']> }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <section>
      <h3>{t('quotes.answer')}</h3>
      {answer.display_price && (
        <p>
          {t('quotes.offered')}: <strong>{answer.display_price}</strong>
        </p>
      )}
      {answer.message && <p>{answer.message}</p>}
      {answer.valid_until && (
        <p className="soft">{t('quotes.validUntil', { date: formatDateTime(answer.valid_until, locale) })}</p>
      )}
    </section>
  );
};

/** A request with its answer, and what can be decided about it. */
export const QuoteCard = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { number, kind, state, created_at: at, product, answer } = quote;
  const facts = useFacts(quote);
  return (
    <Panel as="article" css={style}>
      <header>
        <div>
          <h2>
            {product ? <a href={href(`/products/${product.slug}`)}>{product.name}</a> : t(`quotes.kinds.${kind}`)}
          </h2>
          <p className="soft">
            {[product ? t(`quotes.kinds.${kind}`) : null, number].filter(Boolean).join(' · ')} ·{' '}
            <time dateTime={at}>{formatDate(at, locale)}</time>
          </p>
        </div>
        <StatusPill tone={tones[state]}>{t(`quotes.states.${state}`)}</StatusPill>
      </header>
      <div className="request">
        {product?.image && <Picture src={product.image} alt="" sizes="96px" maxWidth={320} />}
        {facts.length > 0 && <DefinitionList items={facts} />}
      </div>
      {quote.message && (
        <p>
          <span className="soft">{t('quotes.message')}:</span> {quote.message}
        </p>
      )}
      {answer && <Answer answer={answer} />}
      <QuoteDecision quote={quote} />
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-1);
  }
  h2 {
    font-size: var(--text-lg);
  }
  h2 a:hover {
    color: var(--action);
  }
  h3 {
    font-size: var(--text-md);
  }
  .request {
    display: flex;
    gap: var(--space-2);
  }
  .request img {
    width: 6rem;
    align-self: start;
    border-radius: var(--radius);
  }
  .request dl {
    flex: 1;
    min-width: 0;
  }
  section {
    display: grid;
    gap: 0.375rem;
    padding: var(--space-2);
    border-radius: var(--radius-lg);
    background: var(--sand);
  }
`;
