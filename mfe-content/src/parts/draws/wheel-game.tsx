import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { Campaign, OwnDraw, OwnDraws, User } from '@ortoo/contracts';
import { signInPath, useHref, useMessages, useTextsAtOnce } from '@ortoo/remote';
import { $user, loadOrder } from '@ortoo/stores';
import { Button, ButtonLink, Skeleton } from '@ortoo/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChancesText } from './chances-text';
import { spinWheel } from './draws.mutations';
import { ownDrawsQuery } from './draws.queries';
import { useNonce } from './nonce';
import { OwnDrawList } from './own-draws';
import { PrizeResult } from './prize-result';
import { ResultRegion } from './result-region';
import { rotationTo } from './rotation.rules';
import { Wheel } from './wheel';

/** Without motion no transition ends. */
const hasMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The state of one visit: what is turning, and what has been shown. */
const useSpin = (campaign: Campaign, user: User) => {
  const client = useQueryClient();
  const nonce = useNonce();
  const spin = useMutation(spinWheel);
  const [rotation, setRotation] = useState(0);
  const [turning, setTurning] = useState<OwnDraw>();
  const [shown, setShown] = useState<OwnDraw>();
  const refresh = () => void client.invalidateQueries(ownDrawsQuery(campaign.slug, user.id));
  const show = (draw: OwnDraw) => {
    setTurning(undefined);
    setShown(draw);
    refresh();
    if (draw.prize.kind === 'product') void loadOrder();
  };
  const start = () => {
    setShown(undefined);
    const done = ({ draw }: { draw: OwnDraw }) => {
      nonce.renew();
      const segment = campaign.prizes.findIndex(({ id }) => id === draw.prize_id);
      setRotation(from => rotationTo(from, segment, campaign.prizes.length));
      if (hasMotion()) setTurning(draw);
      else show(draw);
    };
    spin.mutate({ slug: campaign.slug, nonce: nonce.take() }, { onSuccess: done, onError: refresh });
  };
  return {
    start,
    rotation,
    shown,
    isTurning: spin.isPending || turning !== undefined,
    stop: () => turning && show(turning),
  };
};

const Controls = ({ own, spin }: { own: OwnDraws | undefined; spin: ReturnType<typeof useSpin> }) => {
  const t = useMessages();
  if (!own || t('draws.spin') === '') return <Skeleton height="3.25rem" width="12rem" round />;
  const canPlay = own.left > 0 && own.blocked_by === null;
  return (
    <>
      {(canPlay || spin.isTurning) && (
        <Button size="lg" busy={spin.isTurning} onClick={spin.start}>
          {t('draws.spin')}
        </Button>
      )}
      <ResultRegion result={spin.shown}>
        {spin.isTurning && <span className="visually-hidden">{t('draws.spinning')}</span>}
        {spin.shown && <PrizeResult draw={spin.shown} />}
      </ResultRegion>
      {!spin.isTurning && <ChancesText chances={own} />}
    </>
  );
};

/** The server renders for a guest: the texts of a user are not in its page. */
const SignedIn = ({ campaign, user }: { campaign: Campaign; user: User }) => {
  useTextsAtOnce();
  const { data: own } = useQuery(ownDrawsQuery(campaign.slug, user.id));
  const spin = useSpin(campaign, user);
  return (
    <>
      <div css={style}>
        <Wheel prizes={campaign.prizes} rotation={spin.rotation} onStop={spin.stop} />
        <div className="controls">
          <Controls own={own} spin={spin} />
        </div>
      </div>
      {own && <OwnDrawList draws={own.draws} />}
    </>
  );
};

const SignedOut = ({ campaign, path }: { campaign: Campaign; path: string }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <div css={style}>
      <Wheel prizes={campaign.prizes} rotation={0} onStop={() => undefined} />
      {campaign.state === 'running' && (
        <div className="controls">
          <ButtonLink size="lg" href={href(signInPath(path))}>
            {t('draws.signIn')}
          </ButtonLink>
          <p className="soft">{t('draws.signInText')}</p>
        </div>
      )}
    </div>
  );
};

interface WheelGameProps {
  campaign: Campaign;
  /** Path of the page, to return to after sign-in. */
  path: string;
}

/** The wheel with its button. It shows what the server has drawn; nothing is decided here. */
export const WheelGame = ({ campaign, path }: WheelGameProps) => {
  const user = useStore($user, { ssr: 'initial' });
  return user ? <SignedIn campaign={campaign} user={user} /> : <SignedOut campaign={campaign} path={path} />;
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  .controls {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--space-2);
    min-height: 11rem;
    text-align: center;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    .controls {
      justify-items: start;
      text-align: start;
    }
  }
`;
