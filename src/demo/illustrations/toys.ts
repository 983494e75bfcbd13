import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, line, oval, shape } from '#demo/illustrations/svg.ts';

const FUR = '#e6d2ab';
const FUR_SHADE = '#c9b083';
const SNOUT = '#fbf4e4';

/** A teddy bear sitting on 0,0, about 480 wide and 640 tall, its right paw raised to -230,-300. */
export function teddy(): string {
  const ear = (x: number) => group(circle(x, -560, 66, FUR), circle(x, -556, 36, FUR_SHADE));
  const foot = (x: number) =>
    group(
      oval(x, -44, 84, 62, FUR),
      oval(x, -36, 50, 38, SNOUT),
      line(`M${x - 60} -84C${x - 30} -104 ${x + 30} -104 ${x + 60} -84`, FUR_SHADE, 6, 0.5),
    );
  return group(
    shape(
      'M-120 -250C-170 -262 -210 -284 -232 -320C-262 -330 -276 -296 -262 -268C-232 -220 -180 -180 -130 -170Z',
      FUR,
    ),
    shape('M120 -260C176 -240 200 -190 196 -130C182 -100 150 -106 140 -130C136 -160 124 -180 104 -190Z', FUR),
    oval(0, -170, 168, 176, FUR),
    oval(0, -150, 106, 124, SNOUT),
    foot(-116),
    foot(116),
    ear(-132),
    ear(132),
    oval(0, -450, 184, 162, FUR),
    shape(
      'M60 -604C150 -580 196 -510 178 -420C160 -340 90 -296 20 -290C110 -330 150 -400 140 -470C132 -530 100 -576 60 -604Z',
      FUR_SHADE,
      0.5,
    ),
    oval(0, -404, 86, 66, SNOUT),
    oval(0, -434, 28, 20, INK.deep),
    line('M0 -418V-396M-34 -396Q-16 -374 0 -396Q16 -374 34 -396', INK.deep, 9),
    circle(-74, -478, 17, INK.deep),
    circle(74, -478, 17, INK.deep),
    circle(-80, -485, 6, INK.white),
    circle(68, -485, 6, INK.white),
    line('M-96 -560C-70 -580 -40 -590 -10 -592', INK.white, 11, 0.5),
    at(0, -296, bowTie()),
  );
}

function bowTie(): string {
  return group(
    shape('M0 0L-80 -40V44Z', 'gold'),
    shape('M0 0L80 -40V44Z', 'gold'),
    circle(0, 2, 22, INK.gold),
  );
}
