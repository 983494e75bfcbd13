import { first } from './0001-first.ts';
import { clinic } from './0002-clinic.ts';
import { accounts } from './0003-accounts.ts';
import { backOffice } from './0004-back-office.ts';
import { sheets } from './0005-sheets.ts';
import { google } from './0006-google.ts';
import { wanted } from './0007-wanted.ts';
import { leadSource } from './0008-lead-source.ts';
import type { Migration } from './migration.ts';

/** Every step, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  clinic,
  accounts,
  backOffice,
  sheets,
  google,
  wanted,
  leadSource,
];
