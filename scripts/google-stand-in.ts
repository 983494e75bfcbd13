import { googleStandIn } from '../src/testing/google/stand-in.ts';

/** Looks like one of Google's own ids, so that its address can be pasted. */
const SPREADSHEET = 'basma-stand-in-spreadsheet-0123456789abcdef';
const PORT = Number(process.env.PORT ?? 4747);

/** Google on loopback, to see the whole way of a lead without an account: what to set, and where the rows appear. */
const google = await googleStandIn(PORT);
google.add(SPREADSHEET, 'Leads');
const settings = Object.entries(google.env).map(([name, value]) => `${name}=${value}`);
process.stdout.write(
  [
    `The rows appear on ${google.url}`,
    'Start the product with:',
    `  ${settings.join(' ')} npm start`,
    'A spreadsheet to paste, with a tab «Leads»:',
    `  https://docs.google.com/spreadsheets/d/${SPREADSHEET}/edit`,
    '',
  ].join('\n'),
);
