/** Gatsby would scroll to where the visitor left a page; here `onRouteUpdate` decides instead. */
export const shouldUpdateScroll = () => false;
