import { halo, inset, scene, sparkle, sprig } from '#demo/illustrations/backdrop.ts';
import { gumBand, lowerTooth, smileGum } from '#demo/illustrations/mouth.ts';
import { bubble, drop, shieldPath } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { brush, probe } from '#demo/illustrations/tools.ts';

/** A row of teeth in healthy gum between two twigs. */
function sectionGums(): string {
  const teeth = [-390, -262, -132, 0, 132, 262, 390].map((x) =>
    at(800 + x, 690 - (x * x) / 1900, lowerTooth(138 - Math.abs(x) / 26, 236 - Math.abs(x) / 8), {
      turn: x / 60,
    }),
  );
  return scene(
    'day',
    halo(800, 600, 580),
    lifted(sprig(250, 1030, 1.4, -20), sprig(1350, 1030, 1.4, 20)),
    lifted(smileGum(800, 690, 980, 110, 250, 0)),
    lifted(...teeth),
    line('M330 770Q420 850 600 890', INK.white, 16, 0.4),
    lifted(at(800, 300, drop(72, 'gold'))),
  );
}

/** A shining tooth among bubbles, with the brush passing. */
function scalingPolishing(): string {
  const foam = [
    [470, 560, 44],
    [530, 600, 56],
    [600, 580, 40],
    [650, 620, 34],
    [560, 650, 36],
    [700, 596, 24],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'round', 0.96));
  return scene(
    'mist',
    halo(800, 590, 560),
    inset(
      0.9,
      lifted(at(780, 600, tooth('molar'), { scale: 1.36 })),
      lifted(at(640, 520, brush('brand-deep', INK.mintPale), { scale: 1.16, turn: -14 })),
      ...foam,
      bubble(470, 320, 60),
      bubble(1180, 760, 80),
      bubble(1250, 610, 42),
      bubble(400, 800, 58),
      bubble(1060, 930, 38),
      bubble(390, 430, 32),
      sparkle(960, 330, 76, 'gold'),
    ),
  );
}

/** A probe reading the gum beside a tooth, within a shield. */
function gumTreatment(): string {
  const shield = at(760, 590, shape(shieldPath(430), 'gum-pale'));
  return scene(
    'sand',
    halo(800, 600, 580),
    inset(
      0.88,
      lifted(shield),
      at(760, 590, shape(shieldPath(384), 'day')),
      `<clipPath id="shield"><path d="${shieldPath(384)}" transform="translate(760 590)"/></clipPath>`,
      `<g clip-path="url(#shield)">${group(
        lifted(
          at(390, 640, tooth('premolar'), { scale: 1.1 }),
          at(1120, 640, tooth('premolar'), { scale: 1.1 }),
          at(750, 600, tooth('premolar'), { scale: 1.2 }),
        ),
        gumBand({ from: 200, to: 1320, y: 620, necks: [390, 750, 1120] }, 600),
      )}</g>`,
      lifted(at(936, 712, probe(), { scale: 1.2, turn: 34 })),
      sparkle(590, 330, 60, 'gold'),
    ),
  );
}

export const GUM_SCENES = {
  'section-gums': sectionGums,
  'scaling-polishing': scalingPolishing,
  'gum-treatment': gumTreatment,
};
