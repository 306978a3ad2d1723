import type { BlockNode, PublicationContent, PublicationText } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';

/** A text in which nothing was written yet. */
export const isBlank = ({ title, summary, body }: PublicationText): boolean =>
  title === '' && summary === '' && body.content.every(isEmptyParagraph);

const isEmptyParagraph = (node: BlockNode): boolean => node.type === 'paragraph' && !node.content?.length;

/** The languages in which something is written. */
export const writtenIn = ({ texts }: PublicationContent): [Locale, PublicationText][] =>
  (Object.entries(texts) as [Locale, PublicationText][]).filter(([, text]) => !isBlank(text));

/** Names of the fields that are missing before a publication can be read: `image`, `mn.title`. */
export const missingFields = (content: PublicationContent): string[] => {
  const written = writtenIn(content);
  const missing = written.flatMap(([locale, { title, summary, body, image_alt }]) => [
    ...(title === '' ? [`${locale}.title`] : []),
    ...(summary === '' ? [`${locale}.summary`] : []),
    ...(body.content.every(isEmptyParagraph) ? [`${locale}.body`] : []),
    ...(content.image !== null && image_alt === '' ? [`${locale}.image_alt`] : []),
  ]);
  if (written.length === 0) missing.push('mn.title', 'mn.summary', 'mn.body');
  if (content.image === null) missing.push('image');
  if (content.tags.length === 0) missing.push('tags');
  return missing;
};
