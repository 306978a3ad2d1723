import { css } from '@emotion/react';
import { articlePathOf, type Publication } from '@ortoo/contracts';
import { localeNames, type Locale } from '@ortoo/i18n';
import { lazyPart, useHref, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import {
  Button,
  ButtonLink,
  ChevronLeftIcon,
  Cluster,
  Container,
  ErrorNotice,
  InlineNotice,
  StatusPill,
} from '@ortoo/ui';
import { useState } from 'react';
import { ImageChoice } from './image-choice';
import { SaveStatus } from './save-status';
import { stateOf, stateTones } from './state.rules';
import { SubmitPanel } from './submit-panel';
import { TextForm } from './text-form';
import { TopicChoice } from './topic-choice';
import { useDraft } from './use-draft';

const Preview = lazyPart(async () => (await import(/* webpackChunkName: "write-preview" */ './preview')).Preview, {
  when: 'use',
});
const Versions = lazyPart(async () => (await import(/* webpackChunkName: "write-versions" */ './versions')).Versions, {
  when: 'use',
});
const ConflictDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "write-conflict" */ './conflict-dialog')).ConflictDialog,
  { when: 'use' },
);

/** Languages that articles are written in. */
const written: readonly Locale[] = ['mn', 'en'];

interface WritingProps {
  publication: Publication;
  userId: number;
}

/** Writes one publication: its texts side by side, its picture and its topics. */
export const Writing = ({ publication: opened, userId }: WritingProps) => {
  const t = useMessages();
  const href = useHref();
  const errorOf = useErrorText();
  const draft = useDraft(opened, userId);
  const { publication, content, change } = draft;
  const [shown, setShown] = useState<'preview' | 'versions'>();
  const [locale, setLocale] = useState<Locale>('mn');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [now] = useState(() => Date.now());
  const state = stateOf(publication, now);
  const errorAt = (field: string) => (missing.includes(field) ? t('errors.required') : undefined);
  const close = () => setShown(undefined);
  return (
    <Container css={style}>
      <header>
        <a className="back" href={href('/publications')}>
          <ChevronLeftIcon aria-hidden="true" />
          {t('write.mine')}
        </a>
        <div className="lead">
          <h1>{t('write.title')}</h1>
          <StatusPill tone={stateTones[state]}>{t(`write.state.${state}`)}</StatusPill>
          <SaveStatus draft={draft} />
        </div>
      </header>
      {state === 'rejected' && publication.note && (
        <InlineNotice tone="warn" title={t('write.rejectedTitle')}>
          {publication.note}
        </InlineNotice>
      )}
      {state === 'submitted' && <InlineNotice>{t('write.submittedText')}</InlineNotice>}
      <ErrorNotice>{errorOf(draft.failure)}</ErrorNotice>
      <div className="facts">
        <ImageChoice
          label={t('write.mainImage')}
          image={content.image}
          onChange={image => change({ ...content, image })}
          error={errorAt('image')}
        />
        <TopicChoice chosen={content.tags} onChange={tags => change({ ...content, tags })} error={errorAt('tags')} />
      </div>
      <div className="languages" role="group" aria-label={t('nav.language')}>
        {written.map(one => (
          <Button key={one} kind="secondary" size="sm" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {localeNames[one]}
          </Button>
        ))}
      </div>
      <div className="texts">
        {written.map(one => (
          <section key={one} data-hidden={one !== locale || undefined} aria-label={localeNames[one]}>
            <h2>{localeNames[one]}</h2>
            <TextForm locale={one} content={content} onChange={change} errorAt={field => errorAt(`${one}.${field}`)} />
          </section>
        ))}
      </div>
      <Cluster>
        <Button kind="secondary" onClick={() => setShown('preview')}>
          {t('write.preview')}
        </Button>
        <Button kind="quiet" onClick={() => setShown('versions')}>
          {t('write.versions')}
        </Button>
        {publication.slug && (
          <ButtonLink kind="quiet" href={href(articlePathOf({ kind: publication.kind, slug: publication.slug }))}>
            {t('write.read')}
          </ButtonLink>
        )}
      </Cluster>
      <SubmitPanel draft={draft} onMissing={setMissing} />
      {shown === 'preview' && <Preview content={content} onClose={close} />}
      {shown === 'versions' && <Versions id={publication.id} onRestore={change} onClose={close} />}
      {draft.conflict && <ConflictDialog conflict={draft.conflict} onChoose={draft.resolve} />}
    </Container>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-2) var(--space-6);
  .back {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: var(--target);
    color: var(--action);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .back svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-1-5);
  }
  .facts,
  .texts,
  .texts > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-content: start;
  }
  .languages {
    display: flex;
    gap: var(--space-1);
  }
  .languages [aria-pressed='true'] {
    border-color: var(--action);
    color: var(--action);
  }
  .texts > section > h2 {
    display: none;
    font-size: var(--text-lg);
  }
  @media (max-width: 991.98px) {
    [data-hidden] {
      display: none;
    }
  }
  @media (min-width: 992px) {
    .languages {
      display: none;
    }
    .facts {
      grid-template-columns: 20rem minmax(0, 1fr);
      gap: var(--space-4);
    }
    .texts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-3);
    }
    .texts > section > h2 {
      display: block;
    }
  }
`;
