/** The only colours of the family; `leaf` is the step between brand and mint that shading needs. */
export const INK = {
  brand: '#0f6b5d',
  deep: '#0a4a41',
  leaf: '#4a9686',
  mint: '#8ec4b6',
  mintSoft: '#b9dcd2',
  mintPale: '#d8ebe5',
  tint: '#e7f3ef',
  white: '#ffffff',
  sand: '#f8f3ea',
  sandDeep: '#efe5d3',
  gold: '#c98f2b',
} as const;
