import { useMutation, useQuery } from '@tanstack/react-query';
import { failedPart, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, ErrorPanel, PlusIcon } from '@ortoo/ui';
import { PasskeyItem } from './passkey-item';
import { addPasskeyMutation, passkeysQuery } from '../parts/passkeys.queries';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityList } from './security-list';
import { SecuritySection } from './security-section';
import { useOwnerProof } from '../parts/use-owner-proof';
import { usePasskeyError } from '../parts/use-passkey-error';
import { usePasskeySupport } from '../parts/use-passkey-support';

/** The user's passkeys. */
export const PasskeysSection = () => {
  const t = useMessages();
  const errorOf = usePasskeyError();
  const list = useQuery(passkeysQuery());
  const add = useMutation(addPasskeyMutation);
  const isSupported = usePasskeySupport();
  const passkeys = list.data?.passkeys;
  const { run, dialog, shown } = useOwnerProof(t('security.passkeys.add'), proof =>
    add.mutateAsync(proof).then(() => showToast({ tone: 'success', text: t('security.passkeys.done') })),
  );
  return (
    <SecuritySection title={t('security.passkeys.title')} text={t('security.passkeys.text')}>
      {list.isError && !passkeys && <ErrorPanel {...failedPart(t, list)} />}
      {list.isPending && <RowsSkeleton label={t('state.loading')} />}
      {passkeys && passkeys.length > 0 && (
        <SecurityList label={t('security.passkeys.title')}>
          {passkeys.map(passkey => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </SecurityList>
      )}
      <ErrorNotice>{errorOf(shown(add.error))}</ErrorNotice>
      {isSupported ? (
        <Button kind="secondary" icon={<PlusIcon />} busy={add.isPending} onClick={run}>
          {t('security.passkeys.add')}
        </Button>
      ) : (
        <p className="soft">{t('security.passkeys.unsupported')}</p>
      )}
      {dialog}
    </SecuritySection>
  );
};
