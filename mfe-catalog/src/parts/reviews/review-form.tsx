import { useId, useRef, useState, type FormEvent } from 'react';
import { css } from '@emotion/react';
import { reviewLimits, type Review } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, InlineNotice, TextArea } from '@ortoo/ui';
import type { ReviewDraft } from './draft.store';
import { PicturePicker } from './picture-picker';
import { faultsOf, type FormFaults } from './review-form.rules';
import { ScoreFields } from './score-fields';
import { StarsField } from './stars-field';
import { UploadList } from './upload-list';
import type { Sending } from './upload.rules';

/** Submitted values of the form. */
export interface Written extends ReviewDraft {
  files: readonly File[];
  keep: readonly string[];
}

interface ReviewFormProps {
  start: ReviewDraft;
  /** Of the edited review. */
  images: Review['images'];
  /** A hotel is scored for its aspects, too. */
  isScored: boolean;
  /** Guests sign in first and add pictures afterwards. */
  isGuest: boolean;
  sending: Sending;
  onDraft: (draft: ReviewDraft) => void;
  onChange: () => void;
  onSend: (written: Written) => void;
  onStop: () => void;
}

type SendButtonProps = Pick<ReviewFormProps, 'sending' | 'isGuest'>;

/** Sends the form, and tells what became of the last attempt. */
const SendButton = ({ sending, isGuest }: SendButtonProps) => {
  const t = useMessages();
  const label = isGuest ? 'reviews.signInAndSend' : sending.state === 'failed' ? 'actions.retry' : 'actions.send';
  return (
    <>
      {sending.state === 'failed' && <ErrorNotice>{sending.error}</ErrorNotice>}
      {sending.state === 'stopped' && <InlineNotice announce>{t('reviews.upload.stopped')}</InlineNotice>}
      <Button type="submit" wide busy={sending.state === 'running'}>
        {t(label)}
      </Button>
    </>
  );
};

/** Stars, text and pictures. */
export const ReviewForm = ({ start, images, isScored, isGuest, sending, ...on }: ReviewFormProps) => {
  const t = useMessages();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ReviewDraft>({
    rating: start.rating,
    comment: start.comment,
    ...(isScored && { scores: start.scores ?? {} }),
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [savedImages, setSavedImages] = useState(images);
  const [faults, setFaults] = useState<FormFaults>({});
  const change = (next: Partial<ReviewDraft>) => {
    const written = { ...draft, ...next };
    setDraft(written);
    on.onDraft(written);
    on.onChange();
    if (next.rating !== undefined) setFaults(({ rating: _, ...others }) => others);
    if (next.comment !== undefined) setFaults(({ comment: _, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    const wrong = found.rating ? 'input[type=radio]' : found.comment ? 'textarea' : undefined;
    if (wrong) form.current?.querySelector<HTMLElement>(wrong)?.focus();
    else if (sending.state !== 'running')
      on.onSend({ ...draft, comment: draft.comment.trim(), files, keep: savedImages.map(image => image.url) });
  };
  const stop = () => {
    // The button that has the focus disappears.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    on.onStop();
  };
  const upload = sending.state === 'running' ? sending.upload : undefined;
  const limits = { min: reviewLimits.commentMin, max: reviewLimits.commentMax };
  return (
    <form ref={form} css={style} noValidate onSubmit={submit}>
      <StarsField
        legend={t('reviews.rating')}
        value={draft.rating}
        onChange={rating => change({ rating })}
        error={faults.rating && t('reviews.faults.rating')}
      />
      {draft.scores && <ScoreFields scores={draft.scores} onChange={scores => change({ scores })} />}
      <TextArea
        id={id}
        required
        label={t('reviews.comment')}
        hint={t('reviews.commentHint')}
        value={draft.comment}
        maxLength={reviewLimits.commentMax}
        onChange={event => change({ comment: event.target.value })}
        onBlur={() => draft.comment && setFaults({ ...faults, ...faultsOf({ ...draft, rating: 5 }) })}
        {...(faults.comment && { error: t(`reviews.faults.${faults.comment}`, limits) })}
      />
      {isGuest && <p className="soft">{t('reviews.picturesLater')}</p>}
      {upload && files.length > 0 && <UploadList files={files} upload={upload} onStop={stop} />}
      {!isGuest && !upload && (
        <PicturePicker
          files={files}
          images={savedImages}
          onFiles={next => {
            setFiles(next);
            on.onChange();
          }}
          onImages={next => {
            setSavedImages(next);
            on.onChange();
          }}
        />
      )}
      <p className="soft">{t('reviews.moderation')}</p>
      <SendButton sending={sending} isGuest={isGuest} />
    </form>
  );
};

const style = css`
  display: grid;
  gap: 1.25rem;
`;
