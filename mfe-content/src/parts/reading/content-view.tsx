import { css } from '@emotion/react';
import type { PublicationContent, PublicationText } from '@ortoo/contracts';
import { htmlLang, localeNames, type Locale } from '@ortoo/i18n';
import { Picture } from '@ortoo/ui';
import { DocumentBody } from './document-body';

interface ContentViewProps {
  content: PublicationContent;
}

/** A publication as it would be read, in each language that it has. */
export const ContentView = ({ content }: ContentViewProps) =>
  (Object.entries(content.texts) as [Locale, PublicationText][]).map(([locale, text]) => (
    <article key={locale} lang={htmlLang[locale]} css={style} aria-label={localeNames[locale]}>
      <p className="soft">{localeNames[locale]}</p>
      <h3>{text.title}</h3>
      <p>{text.summary}</p>
      {content.image && <Picture src={content.image} alt={text.image_alt} ratio={16 / 10} sizes="90vw" />}
      <DocumentBody document={text.body} />
    </article>
  ));

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
  > h3 {
    font-size: var(--text-2xl);
  }
  > img {
    width: 100%;
    border-radius: var(--radius-lg);
  }
`;
