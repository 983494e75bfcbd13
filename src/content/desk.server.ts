import type { Context } from 'hono';
import type { Deps } from '#api/deps.ts';
import { type ApiEnv, callerOf } from '#api/route.ts';
import type { Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { PARAGRAPH, PARAGRAPHS } from '#lib/limits.ts';
import { contentAnswers } from '#messages/content-answers.ts';
import type { Editor } from './change-content.db.server.ts';
import type { Answer, ContentCalls } from './content-shapes.ts';
import type { ContentRecord, ContentTable, ContentType } from './content-type.ts';
import { presentOne, rowOf } from './staff-view.db.server.ts';

/** Two lists of paragraphs as long as they may be, each letter two bytes as Arabic is. */
export const MOST_TEXT = { mostText: 2 * PARAGRAPHS.max * PARAGRAPH.max * 2 };

/** What the calls that change a type's records share: who changes, what they are told. */
export function openDesk<T extends ContentTable, Rec extends ContentRecord, Related>(
  { clock }: Deps,
  type: ContentType<T, Rec, Related>,
  { noun, one }: ContentCalls,
) {
  return {
    say: contentAnswers(noun),

    editor(c: Context<ApiEnv>): Editor {
      return { by: callerOf(c).id, at: clock() };
    },

    /**
     * What an edit that came too late is told beside its refusal: the record as it is now.
     * @throws {AppError} CONFLICT with `current`, or whatever else was thrown.
     */
    async tellCurrent(error: unknown, trx: Trx, id: string, { at }: Editor): Promise<never> {
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
      throw new AppError('CONFLICT', {
        current: await presentOne(trx, type, await rowOf(trx, type, id, { at }), at),
      });
    },

    /** A change's answer with the record as it is now. */
    async answer(trx: Trx, message: string, id: string, { at }: Editor): Promise<Answer> {
      const record = await presentOne(trx, type, await rowOf(trx, type, id, { at }), at);
      return { success: true, message, [one]: record };
    },
  };
}
