import { PasskeyButton } from './passkey-button';
import { SocialButtons } from './social-buttons';

/** Ways to sign in that need neither a password nor a code; each is there only when the browser or the shop has it. */
export const OtherWays = ({ next }: { next: string }) => (
  <>
    <PasskeyButton />
    <SocialButtons next={next} />
  </>
);
