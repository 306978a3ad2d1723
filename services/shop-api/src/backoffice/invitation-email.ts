import { localizePath } from '@ortoo/i18n';
import type { MessageFrame } from '../account/api';
import type { Letter } from '../db/letter';
import type { OutgoingMessage } from '../db/outbox.tables';
import type { Text } from '../db/schema.types';
import { letterText } from '../emails/api';
import { pick } from '../http/locale';
import { textIn } from '../messages/index';

interface Invitation {
  email: string;
  token: string;
  expires_at: Date;
  /** Name of the member of staff who invites. */
  inviter: string;
  role: Text;
}

export const invitationEmail = (
  { email, token, expires_at, inviter, role }: Invitation,
  { locale, site }: MessageFrame,
): OutgoingMessage => {
  const letter: Letter = {
    locale,
    title: textIn(locale, 'staffInvitation.subject'),
    paragraphs: [
      textIn(locale, 'staffInvitation.text', { name: inviter, role: pick(role, locale, 'mn') ?? '' }),
      textIn(locale, 'staffInvitation.how'),
      textIn(locale, 'staffInvitation.ignore'),
    ],
    sections: [],
    link: {
      label: textIn(locale, 'staffInvitation.action'),
      path: `${localizePath('/sign-in/invitation', locale)}?token=${token}`,
    },
  };
  return {
    ...{ kind: 'email', recipient: email, subject: letter.title, body: letterText(letter), letter, site },
    expiresAt: expires_at,
  };
};
