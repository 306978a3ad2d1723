import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lazyPart, useMessages } from '@ortoo/remote';
import { Button, InlineNotice, Section } from '@ortoo/ui';
import { Failed } from '../failed';
import { ReturnCard } from './return-card';
import { returnsQuery } from './returns.queries';

const ReturnForm = lazyPart(
  async () => (await import(/* webpackChunkName: "return-form" */ './return-form')).ReturnForm,
  { when: 'use' },
);

/** Returns of an order: shown only inside the window, or when a request exists. */
export const ReturnPanel = ({ number }: { number: string }) => {
  const t = useMessages();
  const query = useQuery(returnsQuery(number));
  const { data, isError } = query;
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) notice.current?.focus();
  }, [sent]);
  if (isError && !data) return <Failed query={query} />;
  const { return_authorizations: request = [], returnable = [] } = data ?? {};
  if (request.length === 0 && returnable.length === 0) return null;
  return (
    <Section title={t('returns.title')}>
      <div css={style}>
        <div ref={notice} tabIndex={-1}>
          {sent && (
            <InlineNotice tone="good" announce>
              {t('returns.sent', { number: sent })}
            </InlineNotice>
          )}
        </div>
        {request.length > 0 && (
          <ul>
            {request.map(one => (
              <ReturnCard key={one.id} request={one} />
            ))}
          </ul>
        )}
        {returnable.length > 0 && !isOpen && (
          <>
            <p>{t('returns.text')}</p>
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t('returns.open')}
            </Button>
          </>
        )}
        {returnable.length > 0 && isOpen && (
          <ReturnForm
            number={number}
            lines={returnable}
            onDone={({ number: reference }) => {
              setSent(reference);
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
          />
        )}
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  max-width: 40rem;
  > button {
    justify-self: start;
  }
  > div:empty {
    display: none;
  }
  ul {
    display: grid;
    gap: var(--space-2);
  }
`;
