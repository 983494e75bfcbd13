import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import type { InsideWrite } from './inside-write.server.ts';
import type { Tables } from './tables.ts';

/** A handle whose transactions mark their inside, so that an outer handle used there throws instead of hanging. */
export class Writer extends Kysely<Tables> {
  readonly #inside: InsideWrite;

  constructor(config: KyselyConfig, inside: InsideWrite) {
    super(config);
    this.#inside = inside;
  }

  override transaction(): TransactionBuilder<Tables> {
    this.#inside.refuse();
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <T>(fn: (trx: Transaction<Tables>) => Promise<T>) =>
      execute((trx) => this.#inside.run(() => fn(trx)));
    return builder;
  }
}
