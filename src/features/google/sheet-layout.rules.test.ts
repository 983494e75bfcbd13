import { describe, expect, it } from 'vitest';
import {
  columnName,
  findDoubles,
  layOutHeader,
  layOutRow,
  rangeOf,
  superfluousRows,
} from './sheet-layout.rules.ts';

const ID = '0123456789abcdef0123456789abcdef';
const HEADS = { id: 'id', filler: 'notes' };
const OTHER = 'f'.repeat(32);

describe('a header', () => {
  it('is made where there is none', () => {
    expect(layOutHeader([], HEADS, ['name', 'phone'])).toEqual({
      header: ['id', 'name', 'phone'],
      changed: true,
      idAt: 0,
      places: [1, 2],
    });
  });

  it('is left alone where it is complete, wherever people moved its columns', () => {
    const layout = layOutHeader(['phone', 'called?', 'id', 'name'], HEADS, ['name', 'phone']);
    expect(layout).toMatchObject({ changed: false, idAt: 2, places: [3, 0] });
    expect(layOutRow(layout, 'x', ['Sara', '+966'])).toEqual(['+966', '', 'x', 'Sara']);
  });

  it('has a heading in its first cell, where Google begins a row', () => {
    expect(layOutHeader(['', 'name'], HEADS, ['name'])).toMatchObject({
      header: ['id', 'name'],
      changed: true,
      idAt: 0,
    });
    expect(layOutHeader(['', 'id', 'name'], HEADS, ['name'])).toMatchObject({
      header: ['notes', 'id', 'name'],
      changed: true,
      idAt: 1,
    });
  });

  it('gets what was chosen later at its end', () => {
    const layout = layOutHeader(['id', 'name', 'called?'], HEADS, ['city', 'name']);
    expect(layout).toMatchObject({
      header: ['id', 'name', 'called?', 'city'],
      changed: true,
      places: [3, 1],
    });
  });
});

describe('doubles', () => {
  it('are ids of ours that stand twice', () => {
    expect([...findDoubles(['id', ID, 'x', OTHER, ID, 'x', ID])]).toEqual([[ID, [1, 4, 6]]]);
  });

  it('go but for one, and never where somebody made a note', () => {
    const layout = { idAt: 0, places: [1] };
    const row = (at: number, ...cells: string[]) => ({ row: at, cells: [ID, 'Sara', ...cells] });
    expect(superfluousRows([row(1), row(4), row(6)], layout)).toEqual([4, 6]);
    expect(superfluousRows([row(1), row(4, '', 'called')], layout)).toEqual([1]);
    expect(superfluousRows([row(1, 'called'), row(4, 'came'), row(6)], layout)).toEqual([6]);
  });
});

describe('an address', () => {
  it('names columns by letters', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  it('quotes the tab', () => expect(rangeOf("Sara's", 'A1')).toBe("'Sara''s'!A1"));
});
