import { AppError, type ErrorCode } from '#lib/errors.ts';

/** A refused booking with a message that says more than its code's usual one. */
export class BookingRefusal extends AppError {
  readonly text: string;

  constructor(code: ErrorCode, text: string, more: ConstructorParameters<typeof AppError>[1] = {}) {
    super(code, more);
    this.text = text;
  }
}
