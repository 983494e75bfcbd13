import { AppError } from '#lib/errors.ts';

/**
 * Lets at most `atOnce` jobs run and `waiting` more stand in line.
 * @returns a function that runs a job when its turn comes. It throws AppError TOO_MANY_REQUESTS when the line is full.
 */
export function turns(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];

  return async (job) => {
    if (running < atOnce) running++;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 5 });
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
