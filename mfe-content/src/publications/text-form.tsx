import { publicationLimits, type PublicationContent } from '@ortoo/contracts';
import { htmlLang, type Locale } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { TextArea, TextField } from '@ortoo/ui';
import { DocumentEditor } from './editor/document-editor';
import { textIn, withText } from './publication-text.rules';

interface TextFormProps {
  locale: Locale;
  content: PublicationContent;
  onChange: (content: PublicationContent) => void;
  /** What is missing of a field. */
  errorAt: (field: 'title' | 'summary' | 'body' | 'image_alt') => string | undefined;
}

/** The text of a publication in one language. */
export const TextForm = ({ locale, content, onChange, errorAt }: TextFormProps) => {
  const t = useMessages();
  const text = textIn(content, locale);
  const set = (changed: Partial<typeof text>) => onChange(withText(content, locale, { ...text, ...changed }));
  const fieldOf = (name: 'title' | 'summary' | 'image_alt') => {
    const error = errorAt(name);
    return { label: t(`write.fields.${name}`), lang: htmlLang[locale], value: text[name], ...(error && { error }) };
  };
  return (
    <>
      <TextField
        {...fieldOf('title')}
        maxLength={publicationLimits.title}
        autoComplete="off"
        onChange={event => set({ title: event.target.value })}
      />
      <TextArea
        {...fieldOf('summary')}
        hint={t('write.summaryHint')}
        rows={2}
        maxLength={publicationLimits.summary}
        onChange={event => set({ summary: event.target.value })}
      />
      {content.image && (
        <TextField
          {...fieldOf('image_alt')}
          hint={t('write.imageAltHint')}
          maxLength={publicationLimits.alt}
          autoComplete="off"
          onChange={event => set({ image_alt: event.target.value })}
        />
      )}
      <DocumentEditor
        label={t('write.fields.body')}
        lang={htmlLang[locale]}
        value={text.body}
        onChange={body => set({ body })}
        error={errorAt('body')}
      />
    </>
  );
};
