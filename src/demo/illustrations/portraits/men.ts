import { INK } from '#demo/illustrations/palette.ts';
import {
  FREE,
  ghutraBack,
  ghutraFront,
  kufi,
  loweredMask,
  surgeonCap,
} from '#demo/illustrations/portraits/caps.ts';
import {
  coat,
  coatPocket,
  scrubCollar,
  scrubPocket,
  scrubs,
  shirt,
} from '#demo/illustrations/portraits/dress.ts';
import { features, glasses } from '#demo/illustrations/portraits/features.ts';
import {
  beard,
  curlyHair,
  HAIR,
  moustache,
  partedHair,
  sideHair,
} from '#demo/illustrations/portraits/hair.ts';
import { ears, face, neck } from '#demo/illustrations/portraits/head.ts';
import type { Sitter } from '#demo/illustrations/portraits/portrait.ts';
import { group, line, shape } from '#demo/illustrations/svg.ts';

export function abdullah(): Sitter {
  const looks = features({
    tone: 'wheat',
    brow: HAIR.black.base,
    bold: 4,
    eyes: 'open',
    lashes: false,
    smile: 'closed',
    nose: 'straight',
  });
  return {
    ground: 'deep',
    tone: 'wheat',
    clothes: ['coat', 'ghutra', 'pale'],
    behind: ghutraBack(),
    body: group(shirt('pale'), neck('wheat', 80, 'closed'), thobeCollar(), coat(coatPocket())),
    head: group(face('square', 'wheat', FREE, beard('short', 'black'), moustache('black'), looks)),
    over: ghutraFront(),
  };
}

/** The closed collar of a thobe with its buttons. */
function thobeCollar(): string {
  return group(
    shape('M-112 292C-60 350 60 350 112 292L124 350C70 400 -70 400 -124 350Z', 'cloth-ghutra'),
    line('M-112 292C-60 350 60 350 112 292', '#cfd5cf', 5),
    line('M0 344V800', '#cfd5cf', 5),
  );
}

export function idris(): Sitter {
  const looks = features({
    tone: 'deep',
    brow: '#1c1512',
    bold: 4,
    eyes: 'open',
    lashes: false,
    smile: 'wide',
    nose: 'broad',
  });
  return {
    ground: 'sand',
    tone: 'deep',
    clothes: ['leaf', 'deep', 'pale'],
    lean: 2,
    body: group(scrubs('leaf', scrubPocket('leaf')), neck('deep', 82), scrubCollar('leaf')),
    head: group(
      ears('deep', 152),
      face('square', 'deep', FREE, beard('chin', 'black', 0.9), looks),
      surgeonCap('deep', INK.mint),
    ),
    over: loweredMask('pale'),
  };
}

export function yousef(): Sitter {
  const looks = features({
    tone: 'wheat',
    brow: HAIR.grey.base,
    bold: 3,
    eyes: 'smiling',
    lashes: false,
    smile: 'closed',
    nose: 'straight',
  });
  return {
    ground: 'night',
    tone: 'wheat',
    clothes: ['ghutra', 'coat', 'brand'],
    lean: -2,
    body: group(shirt('brand'), neck('wheat', 76), scrubCollar('brand', 450), coat(coatPocket())),
    head: group(
      ears('wheat', 148),
      sideHair('grey'),
      face('long', 'wheat', FREE, beard('full', 'grey'), moustache('grey'), looks),
      glasses('square', '#3c4a46'),
      kufi(),
    ),
  };
}

export function samer(): Sitter {
  const looks = features({
    tone: 'wheat',
    brow: HAIR.black.base,
    bold: 3,
    eyes: 'open',
    lashes: false,
    smile: 'teeth',
    nose: 'straight',
  });
  return {
    ground: 'mist',
    tone: 'wheat',
    clothes: ['coat', 'brand'],
    lean: -2,
    body: group(shirt('brand'), neck('wheat', 78), scrubCollar('brand', 450), coat(coatPocket())),
    head: group(
      ears('wheat', 150),
      face(
        'square',
        'wheat',
        FREE,
        `<g opacity=".82">${beard('short', 'black')}${moustache('black')}</g>`,
        looks,
      ),
      curlyHair('black'),
    ),
  };
}

export function imran(): Sitter {
  const looks = features({
    tone: 'brown',
    brow: '#1c1512',
    bold: 4,
    eyes: 'open',
    lashes: false,
    smile: 'teeth',
    nose: 'straight',
  });
  return {
    ground: 'mist',
    tone: 'brown',
    clothes: ['coat', 'pale', 'brand'],
    lean: 2,
    body: group(shirt('pale'), neck('brown', 78, 'closed'), shirtAndTie(), coat(coatPocket())),
    head: group(
      ears('brown', 146),
      face('long', 'brown', FREE, beard('full', 'black'), moustache('black'), looks),
      partedHair('black'),
      glasses('square', '#20312c'),
    ),
  };
}

/** An open shirt collar and a brand tie. */
function shirtAndTie(): string {
  return group(
    shape('M-30 372H30L20 430L48 800H-48L-20 430Z', 'cloth-brand'),
    shape('M-34 356H34L22 424H-22Z', 'cloth-brand'),
    shape('M-112 290C-90 340 -50 366 -8 380L-66 454C-100 410 -116 350 -122 310Z', 'cloth-pale'),
    shape('M112 290C90 340 50 366 8 380L66 454C100 410 116 350 122 310Z', 'cloth-pale'),
    line('M-112 290C-90 340 -50 366 -8 380L-66 454M112 290C90 340 50 366 8 380L66 454', '#a3cbc0', 5),
  );
}
