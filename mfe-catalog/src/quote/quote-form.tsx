import { useRef } from 'react';
import { css } from '@emotion/react';
import { signInPath, useHref, useLocation, useMessages, useTextsAtOnce } from '@ortoo/remote';
import { Button, ButtonLink, ErrorNotice, InlineNotice } from '@ortoo/ui';
import { useToday } from '../parts/use-today';
import { QuoteField } from './quote-field';
import { fieldsOf, type QuoteField as FieldName, type QuoteKind } from './quote-form.rules';
import type { QuoteForm as Form } from './use-quote';

interface QuoteFormProps {
  kind: QuoteKind;
  form: Form;
}

const contact: readonly FieldName[] = ['salutation', 'lastname', 'firstname', 'phone', 'email', 'city', 'country'];

/** The request form; errors are shown at their fields, and the first one gets the focus. */
export const QuoteForm = ({ kind, form }: QuoteFormProps) => {
  useTextsAtOnce();
  const t = useMessages();
  const href = useHref();
  const today = useToday();
  const { pathname, search } = useLocation();
  const place = useRef<HTMLFormElement>(null);
  const submit = async () => {
    const wrong = await form.send();
    if (wrong) place.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const fields = fieldsOf(kind);
  const show = (names: readonly FieldName[]) =>
    names.map(field => <QuoteField key={field} field={field} kind={kind} form={form} today={today} />);
  const first = fields.filter(field => !contact.includes(field) && field !== 'message');
  const signIn = (
    <ButtonLink size="sm" href={href(signInPath(pathname + search))}>
      {t('actions.signIn')}
    </ButtonLink>
  );
  return (
    <form
      ref={place}
      css={style}
      noValidate
      aria-label={t('quote.send')}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {today !== undefined && !form.user && <InlineNotice action={signIn}>{t('quote.signIn')}</InlineNotice>}
      <fieldset className="pairs">
        <legend>{t(kind === 'travel' ? 'quote.travel' : 'quote.about')}</legend>
        {show(first)}
      </fieldset>
      <fieldset className="threes">
        <legend>{t('quote.contact')}</legend>
        {show(fields.filter(field => contact.includes(field)))}
      </fieldset>
      {show(['message'])}
      <ErrorNotice>{form.quoteError === '' ? t('errors.offline') : form.quoteError}</ErrorNotice>
      <Button type="submit" size="lg" busy={form.busy}>
        {t('quote.send')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-items: start;
  }
  @media (min-width: 640px) {
    .pairs {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .threes {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* The longest value, and the only one with a hint. */
    .threes > :has([name='email']) {
      grid-column: 1 / -1;
    }
  }
  legend {
    float: left;
    grid-column: 1 / -1;
    width: 100%;
    font-size: var(--text-lg);
    font-weight: 640;
  }
`;
