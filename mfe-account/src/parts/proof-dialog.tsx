import { useState } from 'react';
import type { ProofWay, SecondFactorProof } from '@ortoo/contracts';
import { signInPath, useMessages, useNavigate } from '@ortoo/remote';
import { signOut } from '@ortoo/stores';
import { Button, Cluster, Dialog, Stack } from '@ortoo/ui';
import { ProofForm } from './proof-form';

interface ProofDialogProps {
  ways: readonly ProofWay[];
  submitLabel: string;
  /** Rejects with `ApiError`. */
  onProof: (proof: SecondFactorProof) => Promise<unknown>;
  onClose: () => void;
}

/** A new sign-in is the proof of an account without a password and without an app. */
const SignInAgain = ({ onCancel }: { onCancel: () => void }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    if (await signOut()) void navigate(signInPath('/profile/security'));
    else setLeaving(false);
  };
  return (
    <Stack gap={2}>
      <p>{t('security.proof.againText')}</p>
      <Cluster>
        <Button busy={isLeaving} onClick={() => void leave()}>
          {t('security.proof.again')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
};

/** Asks whether it is the owner who adds a way to sign in. */
export const ProofDialog = ({ ways, submitLabel, onProof, onClose }: ProofDialogProps) => {
  const t = useMessages();
  return (
    <Dialog open onClose={onClose} title={t('security.proof.title')} closeLabel={t('actions.close')}>
      {ways.length === 0 ? (
        <SignInAgain onCancel={onClose} />
      ) : (
        <Stack gap={2}>
          <p>{t('security.proof.text')}</p>
          <ProofForm {...{ ways, submitLabel, onProof }} onCancel={onClose} />
        </Stack>
      )}
    </Dialog>
  );
};
