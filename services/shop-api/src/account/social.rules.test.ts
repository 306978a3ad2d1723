import { decideSocial } from './social.rules';

const profile = { subject: 'g1', email: 'nomin@example.org', firstname: 'Номин', lastname: '' };
const newcomer = {
  profile,
  linkingUserId: null,
  viewerId: null,
  linkedUserId: undefined,
  sameEmailUserId: undefined,
};

it.each<[string, Partial<Parameters<typeof decideSocial>[0]>, object | string]>([
  ['a new account registers', {}, { does: 'sign-up', email: 'nomin@example.org' }],
  ['a linked one signs in', { linkedUserId: 7 }, { does: 'sign-in', userId: 7 }],
  [
    'a linked one needs no address',
    { linkedUserId: 7, profile: { ...profile, email: null } },
    { does: 'sign-in', userId: 7 },
  ],
  ['a new one needs a confirmed address', { profile: { ...profile, email: null } }, 'SOCIAL_EMAIL_MISSING'],
  ['an existing address is not taken over', { sameEmailUserId: 7 }, 'SOCIAL_EMAIL_TAKEN'],
  ['nor by another user', { sameEmailUserId: 7, viewerId: 8 }, 'SOCIAL_EMAIL_TAKEN'],
  ['its owner links it after the sign-in', { sameEmailUserId: 7, viewerId: 7 }, { does: 'link', userId: 7 }],
  [
    'a user links an account of any address',
    { linkingUserId: 7, viewerId: 7, sameEmailUserId: 8 },
    { does: 'link', userId: 7 },
  ],
  ['a link needs the user who began it', { linkingUserId: 7, viewerId: 8 }, 'SOCIAL_EXPIRED'],
  ['a link needs a session still', { linkingUserId: 7 }, 'SOCIAL_EXPIRED'],
  ['an account belongs to one user', { linkingUserId: 7, viewerId: 7, linkedUserId: 8 }, 'SOCIAL_LINK_TAKEN'],
])('%s', (_, facts, expected) => {
  const outcome = decideSocial({ ...newcomer, ...facts });
  expect(outcome.ok ? outcome.value : outcome.code).toEqual(expected);
});
