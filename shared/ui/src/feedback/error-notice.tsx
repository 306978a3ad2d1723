import { InlineNotice } from './inline-notice';

/** Why the visitor's last action failed; nothing without a text. */
export function ErrorNotice({ children }: { children: string | undefined }) {
  return children ? (
    <InlineNotice tone="bad" announce>
      {children}
    </InlineNotice>
  ) : null;
}
