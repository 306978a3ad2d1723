import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Section } from '@ortoo/ui';

/** The terms of a campaign. */
export const Terms = ({ terms, lang }: { terms: readonly string[]; lang?: string | undefined }) => {
  const t = useMessages();
  return (
    <Section title={t('campaigns.terms')}>
      <ul css={style} lang={lang}>
        {terms.map(term => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  max-width: 62ch;
  padding-left: 1.25em;
  color: var(--ink-soft);
  list-style: disc;
`;
