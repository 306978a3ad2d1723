import { useState, type ReactNode } from 'react';
import type { ProofWay, SecondFactorProof } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { lazyPart } from '@ortoo/remote';

const ProofDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "proof-dialog" */ './proof-dialog')).ProofDialog,
  { when: 'use' },
);

const requestedWays = (error: unknown): readonly ProofWay[] | undefined =>
  error instanceof ApiError && error.code === 'PROOF_REQUIRED' ? (error.details['ways'] as ProofWay[]) : undefined;

interface OwnerProof {
  /** Runs the command, and again with a proof when the server requires one. It shows its other errors itself. */
  run: () => void;
  dialog: ReactNode;
  /** The error of the command, unless the dialog shows it. */
  shown: (error: Error | null) => Error | null;
}

/** A command that the owner of the account alone may give. */
export const useOwnerProof = (
  submitLabel: string,
  command: (proof?: SecondFactorProof) => Promise<unknown>,
): OwnerProof => {
  const [ways, setWays] = useState<readonly ProofWay[]>();
  const close = () => setWays(undefined);
  const run = () => void command().catch((error: unknown) => setWays(requestedWays(error)));
  const prove = (proof: SecondFactorProof) =>
    command(proof).then(close, (error: unknown) => {
      if (error instanceof ApiError) throw error;
      close();
    });
  return {
    run,
    dialog: ways && <ProofDialog {...{ ways, submitLabel }} onProof={prove} onClose={close} />,
    shown: error => (ways || requestedWays(error) ? null : error),
  };
};
