/** Texts of a tool for developers, in English only. The components have the app's own messages. */
export const texts = {
  title: 'Gallery',
  parts: 'Parts of the gallery',
  design: 'Design system',
  screens: 'Screens',
  screen: 'Screen',
  all: 'All screens of',
  width: 'Width',
  widths: { 360: 'Phone, 360', 1280: 'Desktop, 1280' },
  search: 'State',
  count: (count: number) => `${count} states`,
  open: (id: string) => `Open ${id} full-size`,
  screenWidth: (id: string) => `${id}, drawn small`,
}
