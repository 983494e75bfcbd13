import { halo, khatim, scene, sparkle, sprig } from '#demo/illustrations/backdrop.ts';
import { gumBand } from '#demo/illustrations/mouth.ts';
import { bubble, drop, shieldPath } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { brush, probe } from '#demo/illustrations/tools.ts';

/** Three teeth in healthy gum between two twigs. */
function sectionGums(): string {
  const necks = [560, 800, 1040];
  return scene(
    'day',
    halo(800, 560, 560),
    sprig(350, 900, 1.5, -14),
    sprig(1250, 900, 1.5, 14),
    lifted(
      at(560, 640, tooth('premolar'), { scale: 0.82 }),
      at(800, 610, tooth('molar'), { scale: 0.66 }),
      at(1040, 640, tooth('premolar'), { scale: 0.82, flip: true }),
    ),
    lifted(at(0, 0, gumBand({ from: 380, to: 1220, y: 650, necks }, 210))),
    at(800, 330, drop(62, 'gold')),
  );
}

/** A shining tooth among bubbles, with the brush passing. */
function scalingPolishing(): string {
  return scene(
    'mist',
    khatim(800, 590, 520, INK.white, 0.5),
    halo(800, 590, 520),
    lifted(at(760, 590, tooth('molar'), { scale: 1.4 })),
    line('M470 430C600 560 900 620 1130 560', INK.white, 46, 0.55),
    lifted(at(940, 500, brush('brand-deep'), { scale: 1.12, turn: 156 })),
    bubble(520, 300, 66),
    bubble(1120, 760, 84),
    bubble(1220, 620, 44),
    bubble(420, 780, 54),
    bubble(1030, 900, 40),
    bubble(390, 400, 32),
    sparkle(960, 320, 70, 'gold'),
  );
}

/** A probe reading the gum beside a tooth, a shield behind. */
function gumTreatment(): string {
  return scene(
    'sand',
    halo(800, 600, 560),
    lifted(at(800, 600, shape(shieldPath(430), 'gum-pale', 0.55))),
    at(800, 600, line(shieldPath(360), INK.white, 10, 0.7)),
    lifted(at(760, 600, tooth('premolar'), { scale: 1.34 })),
    lifted(at(0, 0, gumBand({ from: 480, to: 1120, y: 650, necks: [760] }, 230))),
    lifted(at(960, 716, probe(), { scale: 0.98, turn: 22 })),
    line('M590 716C620 700 640 700 660 706', INK.white, 10, 0.6),
    sparkle(610, 340, 46, 'gold'),
  );
}

export const GUM_SCENES = {
  'section-gums': sectionGums,
  'scaling-polishing': scalingPolishing,
  'gum-treatment': gumTreatment,
};
