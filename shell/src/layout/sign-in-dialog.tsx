import { useEffect, useEffectEvent } from 'react';
import { signInPath, Slot, useLocation, useNavigate } from '@ortoo/remote';

/** The notice that opened the dialog may be over by then. */
const restoreFocus = () => {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
};

/** Signing in over the page; without the dialog, its page. */
export const SignInDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const close = useEffectEvent(onClose);
  useEffect(() => () => close(), [pathname]);
  useEffect(() => restoreFocus, []);
  const leave = () => {
    onClose();
    void navigate(signInPath(next));
  };
  return <Slot id="account.sign-in-dialog" when="now" props={{ next, onClose }} onFailed={leave} />;
};
