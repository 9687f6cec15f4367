export const pager = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  cursorLost: 'That page is not available any more. This is the first one.',
  subWallet: (name: string) => `Sub-wallet: \u2068${name}\u2069`,
  mainWallet: 'Show the main wallet',
}
