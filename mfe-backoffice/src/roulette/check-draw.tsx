import { useMutation } from '@tanstack/react-query';
import type { RouletteDraw } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, StatusPill } from '@ortoo/ui';
import { isRight } from './check.rules';

/** Computes a draw again in this browser. */
export const CheckDraw = ({ draw }: { draw: RouletteDraw }) => {
  const t = useMessages();
  const { mutate, data, isError, isPending } = useMutation({ mutationFn: () => isRight(draw) });
  const outcome = isError ? 'failed' : data === undefined ? undefined : data ? 'right' : 'wrong';
  return (
    <span role="status">
      {outcome ? (
        <StatusPill tone={outcome === 'right' ? 'good' : 'bad'}>{t(`roulette.checked.${outcome}`)}</StatusPill>
      ) : (
        <Button
          size="sm"
          kind="quiet"
          busy={isPending}
          aria-label={t('roulette.checkNumber', { number: draw.number ?? 0 })}
          onClick={() => mutate()}
        >
          {t('roulette.check')}
        </Button>
      )}
    </span>
  );
};
