import { addProductImage } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';

/** Stores a picture. */
export const addImageMutation = mutationOptions<{ image: string }, ApiError, File>({
  mutationFn: (file, { client }) => {
    const body = new FormData();
    body.append('image', file);
    return call(apiOf(client), addProductImage, { body });
  },
});
