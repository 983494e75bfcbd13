/** The home page's sections, in the clinic's order. */
export const homeSections = { sort: 'position:asc' };

/** The short service list of the home page: 5 (specification, section 9), in the clinic's order. */
export const homeServices = { sort: 'position:asc', size: 5 };
