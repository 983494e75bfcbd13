import { notFound } from '@tanstack/react-router';
import { ApiError } from '#lib/api-client.ts';

/** A loader's read; what the API does not know becomes the not-found page with status 404. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}
