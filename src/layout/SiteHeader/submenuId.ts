/** The id of a submenu's popover: `submenu-about-us` for About Us. */
export const submenuId = (label: string) => `submenu-${label.toLowerCase().replaceAll(" ", "-")}`;
