/**
 * How wide an influencer's page draws its picture, the sides that the arch cuts off included: one figure for the
 * picture and for its preload.
 */
export const INFLUENCE_PICTURE_SIZES = '(min-width: 1024px) 480px, (min-width: 640px) 310px, 240px';
