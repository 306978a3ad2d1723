import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits, type Passkey } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, Dialog, ErrorNotice, KeyIcon, Stack, TextField } from '@ortoo/ui';
import { deviceName } from './device-name.rules';
import { removePasskeyMutation, renamePasskeyMutation } from '../parts/passkeys.queries';
import { SecurityItem } from './security-list';

const RenameForm = ({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const rename = useMutation(renamePasskeyMutation);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const submit = handleSubmit(input =>
    rename.mutateAsync({ id, name: input.name.trim() }).then(
      () => {
        showToast({ tone: 'success', text: t('security.passkeys.renamed') });
        onDone();
      },
      () => undefined,
    ),
  );
  const fault = formState.errors.name?.message;
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Stack gap={2}>
        <ErrorNotice>{errorOf(rename.error)}</ErrorNotice>
        <TextField
          label={t('security.passkeys.name')}
          error={fault && t(fault)}
          maxLength={limits.passkeyName}
          autoComplete="off"
          required
          {...register('name', { validate: value => (value.trim() ? undefined : 'security.passkeys.nameEmpty') })}
        />
        <Cluster>
          <Button type="submit" busy={rename.isPending}>
            {t('actions.save')}
          </Button>
          <Button kind="secondary" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
};

const RemoveQuestion = ({ passkey: { id }, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const remove = useMutation(removePasskeyMutation);
  const removeIt = () =>
    remove.mutateAsync(id).then(
      () => {
        showToast({ tone: 'success', text: t('security.passkeys.removed') });
        onDone();
      },
      () => undefined,
    );
  return (
    <Stack gap={2}>
      <p>{t('security.passkeys.removeText')}</p>
      <ErrorNotice>{errorOf(remove.error)}</ErrorNotice>
      <Cluster>
        <Button busy={remove.isPending} onClick={() => void removeIt()}>
          {t('actions.remove')}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t('actions.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
};

export const PasskeyItem = ({ passkey }: { passkey: Passkey }) => {
  const t = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const { name, created_at, used_at, used_browser: browser, used_system: system } = passkey;
  const device = deviceName({ browser, system });
  const used = used_at
    ? t('security.passkeys.used', { time: formatDateTime(used_at, locale) }) + (device && ` · ${device}`)
    : t('security.passkeys.unused');
  return (
    <SecurityItem
      icon={<KeyIcon aria-hidden="true" />}
      name={name}
      facts={[
        t('security.passkeys.added', { date: formatDate(created_at, locale) }),
        used,
        passkey.is_synced && t('security.passkeys.synced'),
      ]}
      actions={
        <>
          <Button kind="quiet" aria-label={t('security.passkeys.renameOf', { name })} onClick={() => setOpen('rename')}>
            {t('security.passkeys.rename')}
          </Button>
          <Button kind="quiet" aria-label={t('security.passkeys.removeOf', { name })} onClick={() => setOpen('remove')}>
            {t('actions.remove')}
          </Button>
          <Dialog
            open={open !== undefined}
            onClose={close}
            title={t(open === 'rename' ? 'security.passkeys.renameTitle' : 'security.passkeys.removeTitle', { name })}
            closeLabel={t('actions.close')}
          >
            {open === 'rename' && <RenameForm passkey={passkey} onDone={close} />}
            {open === 'remove' && <RemoveQuestion passkey={passkey} onDone={close} />}
          </Dialog>
        </>
      }
    />
  );
};
