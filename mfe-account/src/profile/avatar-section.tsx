import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { reviewLimits, type User } from '@ortoo/contracts';
import { lazyPart, useMessages } from '@ortoo/remote';
import { warnOf } from '@ortoo/stores';
import { Button, CameraIcon, ErrorNotice } from '@ortoo/ui';
import { Avatar } from './avatar';
import { dropAvatar } from './profile.mutations';

const AvatarDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "avatar-dialog" */ './avatar-dialog')).AvatarDialog,
  { when: 'use' },
);

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The user's picture: choose another, or go without. */
export const AvatarSection = ({ user }: { user: User }) => {
  const t = useMessages();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [fault, setFault] = useState<string>();
  const drop = useMutation({ ...dropAvatar, onError: warnOf });
  const megabytes = reviewLimits.imageBytes / 1024 / 1024;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const isRight = types.includes(file.type);
    const rejected = isRight ? file.size > reviewLimits.imageBytes && 'tooLarge' : 'type';
    setFault(rejected ? t(`details.${rejected}`, { megabytes }) : undefined);
    if (!rejected) setChosen({ file, url: URL.createObjectURL(file) });
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  };
  return (
    <section css={style} aria-label={t('details.picture')}>
      <Avatar user={user} />
      <div>
        <div className="buttons">
          <Button
            kind="secondary"
            icon={<CameraIcon />}
            onPointerEnter={() => void AvatarDialog.load()}
            onClick={() => picker.current?.click()}
          >
            {t(user.avatar ? 'details.another' : 'details.choose')}
          </Button>
          {user.avatar && (
            <Button kind="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
              {t('actions.remove')}
            </Button>
          )}
          <input
            ref={picker}
            type="file"
            accept={types.join(',')}
            aria-label={t('details.choose')}
            tabIndex={-1}
            hidden
            onChange={take}
          />
        </div>
        <p className="soft">{t('details.pictureHint', { megabytes })}</p>
        <ErrorNotice>{fault}</ErrorNotice>
      </div>
      {chosen && <AvatarDialog {...chosen} onClose={close} />}
    </section>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  > div {
    flex: 1 1 10rem;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  .buttons + p {
    margin-block: var(--space-1);
    font-size: var(--text-sm);
  }
`;
