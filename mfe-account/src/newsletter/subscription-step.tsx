import { css } from '@emotion/react';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '@ortoo/http';
import { useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { Button, ButtonLink, Container, ErrorNotice } from '@ortoo/ui';

interface SubscriptionStepProps<Answer> {
  /** Its texts. */
  name: 'confirm' | 'unsubscribe';
  mutation: UseMutationOptions<Answer, Error, string>;
}

/**
 * What a link of a newsletter leads to: one button, because programs that check links open them, too, and then what
 * has been done.
 */
export const SubscriptionStep = <Answer,>({ name, mutation }: SubscriptionStepProps<Answer>) => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const token = search.get('token');
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation(mutation);
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);
  const step = isSuccess ? 'done' : token ? 'ask' : 'broken';
  const text = (part: 'title' | 'text') =>
    step === 'broken' ? t(`newsletter.broken.${part}`) : t(`newsletter.${name}.${step}.${part}`);
  return (
    <Container width="form">
      <section css={style}>
        <h1 ref={heading} tabIndex={-1}>
          {text('title')}
        </h1>
        <p>{text('text')}</p>
        {error && <ErrorNotice>{(error instanceof ApiError && error.message) || t('errors.offline')}</ErrorNotice>}
        {step === 'ask' && token ? (
          <Button size="lg" wide busy={isPending} onClick={() => mutate(token)}>
            {t(`newsletter.${name}.action`)}
          </Button>
        ) : (
          <ButtonLink href={href('/')} size="lg" wide kind="secondary">
            {t('actions.goHome')}
          </ButtonLink>
        )}
      </section>
    </Container>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  padding-block: clamp(2rem, 7vw, 4.5rem);
  h1 {
    font-size: var(--text-2xl);
  }
  p {
    color: var(--ink-soft);
  }
`;
