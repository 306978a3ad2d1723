import type {
  NotificationChoice,
  QuietHours,
  SaveOwnOrganization,
  SiteConfig,
  UpdateProfile,
  User,
} from '@ortoo/contracts';
import {
  removeAvatar,
  removeOwnOrganization,
  saveOwnOrganization,
  setNotification,
  setQuietHours,
  updateAvatar,
  updateProfile,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { turnOffPush, turnOnPush } from '@ortoo/remote/push';
import { $user } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';
import { notificationSettingsQuery, ownOrganizationQuery, pushStateQuery } from './profile.queries';

const show = (user: User) => $user.set(user);

export const saveProfile = mutationOptions({
  mutationFn: (body: UpdateProfile, { client }) => call(apiOf(client), updateProfile, { body }),
  onSuccess: show,
});

/** A picture, and the square to cut out of it, in its pixels. */
export interface Cutting {
  file: File;
  left: number;
  top: number;
  size: number;
}

export const saveAvatar = mutationOptions({
  mutationFn: ({ file, ...square }: Cutting, { client }) => {
    const body = new FormData();
    body.append('image', file, file.name);
    for (const [name, value] of Object.entries(square)) body.append(name, String(value));
    return call(apiOf(client), updateAvatar, { body });
  },
  onSuccess: show,
});

export const dropAvatar = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), removeAvatar),
  onSuccess: show,
});

export const saveOrganization = mutationOptions({
  mutationFn: (body: SaveOwnOrganization, { client }) => call(apiOf(client), saveOwnOrganization, { body }),
  onSuccess: (answer, _body, _before, { client }) => client.setQueryData(ownOrganizationQuery().queryKey, answer),
});

export const dropOrganization = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), removeOwnOrganization),
  onSuccess: (answer, _body, _before, { client }) => client.setQueryData(ownOrganizationQuery().queryKey, answer),
});

/** The switch moves at once, and back when the server rejects it. */
export const chooseNotification = mutationOptions({
  mutationFn: (body: NotificationChoice, { client }) => call(apiOf(client), setNotification, { body }),
  onMutate: (choice, { client }) => {
    const { queryKey } = notificationSettingsQuery();
    const before = client.getQueryData(queryKey);
    client.setQueryData(
      queryKey,
      known =>
        known && {
          ...known,
          choices: known.choices.map(one =>
            one.kind === choice.kind && one.channel === choice.channel && one.kind !== 'news' ? choice : one,
          ),
        },
    );
    return before;
  },
  onError: (_error, _choice, before, { client }) => client.setQueryData(notificationSettingsQuery().queryKey, before),
  onSuccess: (answer, _choice, _before, { client }) =>
    client.setQueryData(notificationSettingsQuery().queryKey, answer),
});

export const chooseQuietHours = mutationOptions({
  mutationFn: (body: QuietHours, { client }) => call(apiOf(client), setQuietHours, { body }),
  onSuccess: (answer, _hours, _before, { client }) => client.setQueryData(notificationSettingsQuery().queryKey, answer),
});

/** Messages on this device; the browser asks for its permission. */
export const choosePush = (configs: SiteConfig) =>
  mutationOptions({
    mutationFn: (isOn: boolean, { client }) => (isOn ? turnOnPush : turnOffPush)(apiOf(client), configs),
    onSuccess: (state, _isOn, _before, { client }) => client.setQueryData(pushStateQuery(configs).queryKey, state),
  });
