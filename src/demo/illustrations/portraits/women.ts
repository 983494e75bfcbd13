import { INK } from '#demo/illustrations/palette.ts';
import {
  coat,
  coatPocket,
  openScrubs,
  scrubCollar,
  scrubPocket,
  scrubs,
  shirt,
} from '#demo/illustrations/portraits/dress.ts';
import { features, glasses } from '#demo/illustrations/portraits/features.ts';
import { HAIR } from '#demo/illustrations/portraits/hair.ts';
import { face } from '#demo/illustrations/portraits/head.ts';
import type { Sitter } from '#demo/illustrations/portraits/portrait.ts';
import {
  pinnedScarf,
  SCARF_OPENING,
  silkScarf,
  surgicalHood,
  wrappedScarf,
} from '#demo/illustrations/portraits/scarves.ts';
import { at, group, shape } from '#demo/illustrations/svg.ts';
import { toothPath } from '#demo/illustrations/teeth.ts';

export function arwa(): Sitter {
  const scarf = surgicalHood('mint', 'pale');
  const looks = features({
    tone: 'tan',
    brow: HAIR.black.base,
    bold: 1,
    eyes: 'open',
    lashes: true,
    smile: 'closed',
    nose: 'small',
  });
  return {
    ground: 'day',
    tone: 'tan',
    clothes: ['pale', 'mint', 'brand'],
    lean: -2,
    slight: true,
    body: '',
    head: group(scarf.hood, face('oval', 'tan', SCARF_OPENING, looks), scarf.drape),
    over: at(0, -22, group(openScrubs('brand', scrubPocket('brand')), scrubCollar('brand')), { scale: 0.92 }),
  };
}

export function reem(): Sitter {
  const scarf = wrappedScarf('sand');
  const looks = features({
    tone: 'wheat',
    brow: HAIR.brown.base,
    bold: 1,
    eyes: 'open',
    lashes: true,
    smile: 'teeth',
    nose: 'small',
  });
  return {
    ground: 'mist',
    tone: 'wheat',
    clothes: ['sand', 'coat', 'brand'],
    lean: 2,
    slight: true,
    body: group(shirt('brand'), coat(coatPocket())),
    head: group(scarf.hood, face('oval', 'wheat', SCARF_OPENING, looks)),
    over: scarf.drape,
  };
}

export function hend(): Sitter {
  const scarf = wrappedScarf('leaf', 'pale');
  const looks = features({
    tone: 'fair',
    brow: HAIR.brown.base,
    bold: 1,
    eyes: 'open',
    lashes: true,
    smile: 'wide',
    nose: 'small',
  });
  return {
    ground: 'sand',
    tone: 'fair',
    clothes: ['leaf', 'coat', 'pale', 'mint'],
    lean: -3,
    slight: true,
    body: scrubs('mint', scrubPocket('mint', at(0, 84, shape(toothPath('milk'), 'gold'), { scale: 0.2 }))),
    head: group(scarf.hood, face('round', 'fair', SCARF_OPENING, looks), glasses('round', INK.deep)),
    over: scarf.drape,
  };
}

export function dewi(): Sitter {
  const scarf = pinnedScarf('mint');
  const looks = features({
    tone: 'tan',
    brow: HAIR.black.base,
    bold: 1,
    eyes: 'smiling',
    lashes: true,
    smile: 'teeth',
    nose: 'small',
  });
  return {
    ground: 'deep',
    tone: 'tan',
    clothes: ['mint', 'coat', 'brand'],
    lean: 2,
    slight: true,
    body: group(shirt('brand'), coat(coatPocket())),
    head: group(scarf.hood, face('round', 'tan', SCARF_OPENING, looks)),
    over: scarf.drape,
  };
}

export function elif(): Sitter {
  const scarf = silkScarf('brand', 'gold');
  const looks = features({
    tone: 'fair',
    brow: '#6f5240',
    bold: 0,
    eyes: 'open',
    lashes: true,
    smile: 'closed',
    nose: 'straight',
  });
  return {
    ground: 'sand',
    tone: 'fair',
    clothes: ['brand', 'gold', 'coat', 'pale'],
    lean: -2,
    slight: true,
    body: group(shirt('pale'), coat(coatPocket())),
    head: group(scarf.hood, face('oval', 'fair', SCARF_OPENING, looks)),
    over: scarf.drape,
  };
}
